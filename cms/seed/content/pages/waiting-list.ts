import { bullets, heading, numbers, paragraph } from "../../rich-text.ts";
import { formBlock } from "../page-blocks.ts";
import { page } from "../page-document.ts";

/** The waiting list of places to stay that are full. */
export const waitingList = page(
  "waiting-list",
  {
    slug: "accommodaties/wachtlijst",
    title: "Wachtlijst",
    heading: "Er valt er altijd één uit",
    intro: "Vol is niet voor altijd vol. Zet je op de lijst en je hoort het als er een plek vrijkomt.",
    seo: {
      title: "Wachtlijst voor een verblijf",
      description:
        "Is je camping of hotel vol? Zet je op de wachtlijst en je krijgt bericht zodra er een plek vrijkomt.",
    },
    blocks: [
      formBlock("waiting-list", {
        colour: "turqoise",
        nodes: [
          heading(2, "Zo gaat het"),
          numbers([
            "**Je kiest een verblijf** en het evenement waar je bij wilt zijn.",
            "**Wij mailen op volgorde** zodra daar een plek vrijkomt. Die houden we twee dagen voor je vast.",
            "**Je beslist dan pas.** Op de lijst staan kost niets en verplicht je tot niets.",
          ]),
          heading(2, "Niet wachten?"),
          paragraph(
            "Bij [alle verblijven](/accommodaties) zie je per evenement wat er nu nog vrij is: dat boek je meteen.",
          ),
          bullets(["Vragen? Bel 0592 00 01 26, op werkdagen van 9 tot 17 uur."]),
        ],
      }),
    ],
  },
  {
    slug: "accommodation/waiting-list",
    title: "Waiting list",
    heading: "Somebody always drops out",
    intro: "Full isn’t full for good. Put yourself on the list and you’ll hear when a place comes free.",
    seo: {
      title: "Waiting list for a place to stay",
      description:
        "Is your campsite or hotel full? Join the waiting list and you’ll hear as soon as a place comes free.",
    },
    blocks: [
      formBlock("waiting-list", {
        colour: "turqoise",
        nodes: [
          heading(2, "How it works"),
          numbers([
            "**You choose a place** and the event you want to be at.",
            "**We email in order** as soon as a place comes free there. We hold it for you for two days.",
            "**Only then do you decide.** Being on the list costs nothing and commits you to nothing.",
          ]),
          heading(2, "Rather not wait?"),
          paragraph(
            "[All places to stay](/en/accommodation) shows what is still free for each event, to book right away.",
          ),
          bullets(["Questions? Ring +31 592 00 01 26, on working days from 9 to 5."]),
        ],
      }),
    ],
  },
);
