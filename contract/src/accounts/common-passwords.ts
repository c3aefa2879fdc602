/*
 * The most used passwords of ten characters or more. Lists of leaked passwords follow few patterns: keyboard rows,
 * digits, repetitions, and a word followed by a year or easy digits. This file therefore holds words and patterns in
 * place of the hundred thousand or so passwords that they stand for.
 */

/** Words that people append digits to: Dutch and English words, names, and names of this region. */
const words = new Set(
  `
  admin administrator amsterdam angel ajax apple april assen august augustus auto autosport banana baseball basketball batman
  beautiful blink butterfly changeme charlie cheese chocolate circuit circuitassen circuitdrenthe computer daniel december
  default dennis dolphin donald dragon drenthe ducati eindhoven england family feyenoord ferrari february februari flower
  football formula formule forever freedom friends geheim geheimpje groningen hallo hallohallo hammer hello herfst holland honda
  iloveyou inloggen internet january januari jasmijn jennifer jessica jordan june juni july juli kawasaki killer konijn letmein
  liefde liverpool lente lieverd lollipop login london love loveyou maart march master maverick maxverstappen merel mercedes
  michael michelle monday mijnwachtwoord monkey motor motorgp motogp motorbike motorsport mustang naruto nederland netherlands
  nicole november oktober october oranje paardje paarden password passwoord passw0rd p@ssw0rd p@ssword pokemon poesje porsche
  princess prinses pokemon psv qwerty qwertyuiop qwerty123 rabbit racing redbull rotterdam samsung schatje schumacher secret
  september shadow snoepje snowball sommer soccer spring starwars summer sunday sunflower sunshine superbike superman suzuki
  tester test testtest thomas tigger toyota trustno1 ttassen ttcircuit tulip twente unicorn utrecht valentino vakantie verstappen
  vlinder vrijdag voetbal volkswagen wachtwoord welcome welkom welkom01 whatever winter yamaha zaterdag zomer zondag
`
    .trim()
    .split(/\s+/u),
);

/** Complete passwords that none of the patterns below covers. */
const whole = new Set(
  `
  1234567890 12345678910 123456789a 123456789q 0987654321 9876543210 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx3edc 1qazxsw23edc zaq12wsxcde3
  qazwsxedcrfv qwertyuiop qwertyuiop[] qwerty12345 qwerty123456 qwertzuiop azertyuiop asdfghjkl; asdfghjkl1 zxcvbnm123 zxcvbnm,./
  qwertyuiopasdfghjkl qwertyasdfgh qweasdzxc123 123qweasdzxc qwe123asd456 asdf1234asdf 1234qwerasdf qwer1234asdf abcdefghij
  abcdefghijklmnopqrstuvwxyz abcd1234abcd abc123abc123 abc1234567 a1b2c3d4e5 aa12345678 a123456789 q1w2e3r4t5 q1w2e3r4t5y6 1a2b3c4d5e
  147258369a 1472583690 7894561230 1029384756 3141592653 31415926535 0123456789 01234567890 1122334455 11223344556 1212121212
  1231231231 123123123a 123321123321 1234512345 12344321qq 112233445566 thisismypassword ihatepasswords nopassword1 iloveyou123
  iloveyou1234 iloveyousomuch iloveyouforever ikhouvanjou ikhouvanjou1 ikhouvanjou123 ikhouvanmama ikwilnaarhuis geenwachtwoord
  mijnwachtwoord wachtwoord1 wachtwoord12 wachtwoord123 welkomwelkom welkomthuis letmeinplease letmein1234 changeme123 changemenow
  correcthorsebatterystaple trustno1trustno1 michaeljordan manchester manchesterunited liverpoolfc realmadrid barcelona1 christopher
  chelseafc1 arsenal123 alexander1 basketball basketball1 strawberry pineapple1 chocolate1 watermelon elizabeth1 jonathan123
  playstation playstation2 playstation3 minecraft1 minecraft123 fuckyou123 fuckyoufuckyou metallica1 slipknot666 rockandroll
  darthvader skywalker1 hellokitty hellokitty1 spongebob1 tinkerbell bubblegum1 masterchief counterstrike mercedesbenz
  dictionary motherfucker jesuschrist godisgood1 blessed123 microsoft1 administrator1 internet123 computer123 samsung1234
  googlegoogle facebook123 facebook1234 linkedin123 starwars123 ajaxamsterdam feyenoord010 feyenoord1908 psveindhoven
  oranjeboven hupholland hupholland1 nederland1 sinterklaas zwartepiet1 pannenkoek pindakaas1 stroopwafel hagelslag1 boerenkool
  vissenkom1 olifant123 paardenbloem hondenhok1 kattenbak1 poezenmand rotterdam010 amsterdam020 groningen050 ttassen2026 tt-assen
  circuitvandrenthe maxverstappen1 maxverstappen33 lewishamilton lewishamilton44 valentinorossi valentinorossi46 marcmarquez93
  racecircuit formule1fan formula1fan ferrarif40 ducatipanigale yamahar1yamaha kawasakininja
`
    .trim()
    .split(/\s+/u),
);

/** Easy digits after a word. Years, and any one to three digits, also count as easy ({@link isWordWithDigits}). */
const easyDigits = new Set(
  "0000 0123 01234 012345 0123456 1111 1212 4321 54321 1234 12345 123456 1234567 12345678 123456789 1234567890".split(
    " ",
  ),
);

/** Rows of a keyboard, and the digits and letters in order, each forwards and backwards and repeated to any length. */
const rows = [
  "1234567890",
  "0123456789",
  "qwertyuiopasdfghjklzxcvbnm",
  "qwertyuiop",
  "azertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "abcdefghijklmnopqrstuvwxyz",
].flatMap((row) => [row, row.split("").toReversed().join("")].map((way) => way.repeat(30)));

/**
 * Tells whether a password is among the most used ones. For servers only: the lists are too long for a browser.
 *
 * @param small - The password in lower case, of ten characters or more.
 */
export function isCommonPassword(small: string): boolean {
  return whole.has(small) || isRow(small) || isRepeated(small) || isWordWithDigits(small);
}

function isRow(small: string): boolean {
  return rows.some((row) => row.includes(small));
}

/** Tells whether one to four characters repeat: `aaaaaaaaaa`, `1212121212`, `abcabcabcabc`. */
function isRepeated(small: string): boolean {
  return [1, 2, 3, 4].some((size) => small.slice(0, size).repeat(small.length).startsWith(small));
}

/** Matches a word, written once or twice, and a year or easy digits, with or without punctuation around them. */
function isWordWithDigits(small: string): boolean {
  const { word = "", digits = "" } =
    /^(?<word>.*?[a-z]\d{0,2}?)[-@_.#]?(?<digits>\d*)[!?.*]{0,3}$/u.exec(small)?.groups ?? {};
  const isEasy = digits.length <= 3 || easyDigits.has(digits) || /^(?:19|20)\d\d$/u.test(digits);
  return isEasy && (words.has(word) || words.has(halfOf(word)));
}

/** Returns half of a text that is the same word twice; else the whole text. */
function halfOf(text: string): string {
  const half = text.slice(0, text.length / 2);
  return half + half === text ? half : text;
}
