import type { Schema, Struct } from '@strapi/strapi';

export interface BlocksAccommodationList extends Struct.ComponentSchema {
  collectionName: 'components_blocks_accommodation_list';
  info: {
    description: 'Plekken om te overnachten.';
    displayName: 'Overnachten';
    icon: 'house';
  };
  attributes: {
    limit: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 100;
          min: 1;
        },
        number
      >;
    link: Schema.Attribute.Component<'elements.link', false>;
    question: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    showFilters: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    title: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface BlocksAppPromotion extends Struct.ComponentSchema {
  collectionName: 'components_blocks_app_promotion';
  info: {
    description: 'Prijst de app aan. De winkeladressen staan bij Instellingen.';
    displayName: 'App';
    icon: 'phone';
  };
  attributes: {
    image: Schema.Attribute.Component<'elements.picture', false>;
    text: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 400;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface BlocksArrangementList extends Struct.ComponentSchema {
  collectionName: 'components_blocks_arrangement_list';
  info: {
    description: 'Zakelijke arrangementen als kaarten.';
    displayName: 'Arrangementen';
    icon: 'briefcase';
  };
  attributes: {
    arrangements: Schema.Attribute.Relation<
      'oneToMany',
      'api::arrangement.arrangement'
    >;
    limit: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 100;
          min: 1;
        },
        number
      >;
    link: Schema.Attribute.Component<'elements.link', false>;
    title: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface BlocksArrivalMap extends Struct.ComponentSchema {
  collectionName: 'components_blocks_arrival_map';
  info: {
    description: 'De baan van boven met parkeervelden, haltes, campings en ingangen, en van elk de weg naar de poort. Of \u00E9\u00E9n plek, met uitleg. Wat er staat, komt uit de circuitgegevens.';
    displayName: 'Kaart van de aankomst';
    icon: 'pinMap';
  };
  attributes: {
    buttons: Schema.Attribute.Component<'elements.link', true> &
      Schema.Attribute.SetMinMax<
        {
          max: 2;
        },
        number
      >;
    place: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    text: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 600;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface BlocksCallToAction extends Struct.ComponentSchema {
  collectionName: 'components_blocks_call_to_action';
  info: {
    description: 'Gekleurd vlak met een oproep en knoppen.';
    displayName: 'Oproep';
    icon: 'bell';
  };
  attributes: {
    buttons: Schema.Attribute.Component<'elements.link', true> &
      Schema.Attribute.SetMinMax<
        {
          max: 2;
        },
        number
      >;
    colour: Schema.Attribute.Enumeration<
      [
        'primary',
        'yellow',
        'blue',
        'pink',
        'turqoise',
        'orange',
        'secondary',
        'asphalt',
      ]
    > &
      Schema.Attribute.DefaultTo<'secondary'>;
    image: Schema.Attribute.Component<'elements.picture', false>;
    text: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface BlocksCards extends Struct.ComponentSchema {
  collectionName: 'components_blocks_cards';
  info: {
    description: 'Kaarten die naar andere pagina\u2019s leiden.';
    displayName: 'Kaarten';
    icon: 'apps';
  };
  attributes: {
    cards: Schema.Attribute.Component<'elements.card', true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      >;
    intro: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 400;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface BlocksCart extends Struct.ComponentSchema {
  collectionName: 'components_blocks_cart';
  info: {
    description: 'De winkelwagen van de bezoeker. Hoort op de pagina die bij Instellingen de winkelwagen is.';
    displayName: 'Winkelwagen';
    icon: 'shoppingCart';
  };
  attributes: {
    text: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface BlocksCircuitMap extends Struct.ComponentSchema {
  collectionName: 'components_blocks_circuit_map';
  info: {
    description: 'De kaart van het circuit met tribunes, zones, prijzen en looproutes. Wat er staat, komt uit de circuitgegevens en de tickettypes.';
    displayName: 'Plattegrond';
    icon: 'pinMap';
  };
  attributes: {
    text: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface BlocksCorners extends Struct.ComponentSchema {
  collectionName: 'components_blocks_corners';
  info: {
    description: 'De baan van boven met genummerde bochten, en van elke bocht het verhaal, de straal en het record. Wat er staat, komt uit de circuitgegevens.';
    displayName: 'Bochten';
    icon: 'pinMap';
  };
  attributes: {
    buttons: Schema.Attribute.Component<'elements.link', true> &
      Schema.Attribute.SetMinMax<
        {
          max: 2;
        },
        number
      >;
    intro: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 400;
      }>;
    roundIntro: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 400;
      }>;
    roundTitle: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface BlocksCountdown extends Struct.ComponentSchema {
  collectionName: 'components_blocks_countdown';
  info: {
    description: 'Telt af naar een evenement of naar een moment.';
    displayName: 'Aftelklok';
    icon: 'clock';
  };
  attributes: {
    buttons: Schema.Attribute.Component<'elements.link', true> &
      Schema.Attribute.SetMinMax<
        {
          max: 2;
        },
        number
      >;
    colour: Schema.Attribute.Enumeration<
      [
        'primary',
        'yellow',
        'blue',
        'pink',
        'turqoise',
        'orange',
        'secondary',
        'asphalt',
      ]
    > &
      Schema.Attribute.DefaultTo<'yellow'>;
    event: Schema.Attribute.Relation<'oneToOne', 'api::event.event'>;
    text: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    until: Schema.Attribute.DateTime;
  };
}

export interface BlocksDownloads extends Struct.ComponentSchema {
  collectionName: 'components_blocks_downloads';
  info: {
    description: 'Bestanden om te downloaden.';
    displayName: 'Downloads';
    icon: 'arrowDown';
  };
  attributes: {
    files: Schema.Attribute.Component<'elements.download', true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      >;
    title: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface BlocksEventList extends Struct.ComponentSchema {
  collectionName: 'components_blocks_event_list';
  info: {
    description: 'De evenementen van het seizoen.';
    displayName: 'Evenementenlijst';
    icon: 'calendar';
  };
  attributes: {
    emptyText: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    emptyTitle: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    featuredFirst: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    link: Schema.Attribute.Component<'elements.link', false>;
    pageSize: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 100;
          min: 1;
        },
        number
      >;
    question: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    showFilters: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    title: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface BlocksFacts extends Struct.ComponentSchema {
  collectionName: 'components_blocks_facts';
  info: {
    description: 'Getallen op een rij, elk met wat het betekent. Een telefoonnummer kan een bezoeker meteen bellen; begint een gekleurd blok zonder titel ermee, dan is het zo breed als de pagina.';
    displayName: 'Cijfers';
    icon: 'chartBubble';
  };
  attributes: {
    colour: Schema.Attribute.Enumeration<
      [
        'primary',
        'yellow',
        'blue',
        'pink',
        'turqoise',
        'orange',
        'secondary',
        'asphalt',
      ]
    >;
    facts: Schema.Attribute.Component<'elements.fact', true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 12;
          min: 1;
        },
        number
      >;
    link: Schema.Attribute.Component<'elements.link', false>;
    officeHours: Schema.Attribute.Component<'elements.camera-hours', true> &
      Schema.Attribute.SetMinMax<
        {
          max: 20;
        },
        number
      >;
    title: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface BlocksFaq extends Struct.ComponentSchema {
  collectionName: 'components_blocks_faq';
  info: {
    description: 'Vragen per categorie, met zoeken.';
    displayName: 'Veelgestelde vragen';
    icon: 'question';
  };
  attributes: {
    asideText: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    asideTitle: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    categories: Schema.Attribute.Relation<
      'oneToMany',
      'api::faq-category.faq-category'
    >;
    contactLink: Schema.Attribute.Component<'elements.link', false>;
    showSearch: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<true>;
    title: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface BlocksFeaturedEvents extends Struct.ComponentSchema {
  collectionName: 'components_blocks_featured_events';
  info: {
    description: 'Evenementen met een aftelklok tot het begin.';
    displayName: 'Uitgelichte evenementen';
    icon: 'star';
  };
  attributes: {
    colour: Schema.Attribute.Enumeration<
      [
        'primary',
        'yellow',
        'blue',
        'pink',
        'turqoise',
        'orange',
        'secondary',
        'asphalt',
      ]
    > &
      Schema.Attribute.DefaultTo<'yellow'>;
    events: Schema.Attribute.Relation<'oneToMany', 'api::event.event'>;
    title: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface BlocksForm extends Struct.ComponentSchema {
  collectionName: 'components_blocks_forms';
  info: {
    description: 'Een formulier dat de bezoeker op de pagina zelf invult.';
    displayName: 'Formulier';
    icon: 'write';
  };
  attributes: {
    aside: Schema.Attribute.Blocks;
    asideColour: Schema.Attribute.Enumeration<
      [
        'primary',
        'yellow',
        'blue',
        'pink',
        'turqoise',
        'orange',
        'secondary',
        'asphalt',
      ]
    >;
    form: Schema.Attribute.Relation<'oneToOne', 'api::form.form'>;
    text: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 400;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface BlocksGallery extends Struct.ComponentSchema {
  collectionName: 'components_blocks_gallery';
  info: {
    description: 'Een reeks afbeeldingen.';
    displayName: 'Galerij';
    icon: 'landscape';
  };
  attributes: {
    images: Schema.Attribute.Component<'elements.picture', true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      >;
    title: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface BlocksHero extends Struct.ComponentSchema {
  collectionName: 'components_blocks_hero';
  info: {
    description: 'Grote afbeelding met titel en knoppen, bovenaan de pagina.';
    displayName: 'Openingsbeeld';
    icon: 'picture';
  };
  attributes: {
    buttons: Schema.Attribute.Component<'elements.link', true> &
      Schema.Attribute.SetMinMax<
        {
          max: 2;
        },
        number
      >;
    image: Schema.Attribute.Component<'elements.picture', false> &
      Schema.Attribute.Required;
    intro: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 400;
      }>;
    kicker: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    tone: Schema.Attribute.Enumeration<['dark', 'light']> &
      Schema.Attribute.DefaultTo<'dark'>;
  };
}

export interface BlocksLiveCameras extends Struct.ComponentSchema {
  collectionName: 'components_blocks_live_cameras';
  info: {
    description: 'Alle camera\u2019s langs de baan, met speler en plattegrond. De camera\u2019s zelf staan bij Camera\u2019s; deze titel komt boven de tegels.';
    displayName: 'Live camera\u2019s';
    icon: 'play';
  };
  attributes: {
    text: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface BlocksNewsList extends Struct.ComponentSchema {
  collectionName: 'components_blocks_news_list';
  info: {
    description: 'Nieuwsberichten, het nieuwste eerst.';
    displayName: 'Nieuwslijst';
    icon: 'write';
  };
  attributes: {
    link: Schema.Attribute.Component<'elements.link', false>;
    pageSize: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 100;
          min: 1;
        },
        number
      >;
    paginated: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    title: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface BlocksNewsletter extends Struct.ComponentSchema {
  collectionName: 'components_blocks_newsletter';
  info: {
    description: 'Aanmelden voor de nieuwsbrief. Waar het formulier heen gaat, staat bij Instellingen.';
    displayName: 'Nieuwsbrief';
    icon: 'envelop';
  };
  attributes: {
    text: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface BlocksNextEvent extends Struct.ComponentSchema {
  collectionName: 'components_blocks_next_event';
  info: {
    description: 'Opent home met het evenement dat je wilt verkopen. Op een dag met races: wat er nu is.';
    displayName: 'Eerstvolgend evenement';
    icon: 'star';
  };
  attributes: {
    buttons: Schema.Attribute.Component<'elements.link', true> &
      Schema.Attribute.SetMinMax<
        {
          max: 4;
        },
        number
      >;
    colour: Schema.Attribute.Enumeration<
      [
        'primary',
        'yellow',
        'blue',
        'pink',
        'turqoise',
        'orange',
        'secondary',
        'asphalt',
      ]
    > &
      Schema.Attribute.DefaultTo<'yellow'>;
    event: Schema.Attribute.Relation<'oneToOne', 'api::event.event'>;
    image: Schema.Attribute.Component<'elements.picture', false> &
      Schema.Attribute.Required;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    tone: Schema.Attribute.Enumeration<['dark', 'light']> &
      Schema.Attribute.DefaultTo<'dark'>;
  };
}

export interface BlocksPartners extends Struct.ComponentSchema {
  collectionName: 'components_blocks_partners';
  info: {
    description: 'Logo\u2019s van partners.';
    displayName: 'Partners';
    icon: 'handHeart';
  };
  attributes: {
    partners: Schema.Attribute.Relation<'oneToMany', 'api::partner.partner'>;
    title: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface BlocksPosters extends Struct.ComponentSchema {
  collectionName: 'components_blocks_posters';
  info: {
    description: 'De muur met raceaffiches.';
    displayName: 'Affiches';
    icon: 'picture';
  };
  attributes: {
    filter: Schema.Attribute.Enumeration<['all', 'found', 'missing']> &
      Schema.Attribute.DefaultTo<'all'>;
    intro: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 400;
      }>;
    limit: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 100;
          min: 1;
        },
        number
      >;
    link: Schema.Attribute.Component<'elements.link', false>;
    title: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    wantedUrl: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
  };
}

export interface BlocksQuote extends Struct.ComponentSchema {
  collectionName: 'components_blocks_quote';
  info: {
    description: 'Een uitspraak, met wie het zei.';
    displayName: 'Citaat';
    icon: 'quote';
  };
  attributes: {
    author: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    role: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    text: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
  };
}

export interface BlocksRichText extends Struct.ComponentSchema {
  collectionName: 'components_blocks_rich_text';
  info: {
    description: 'Lopende tekst met koppen, lijsten en links.';
    displayName: 'Tekst';
    icon: 'feather';
  };
  attributes: {
    content: Schema.Attribute.Blocks & Schema.Attribute.Required;
  };
}

export interface BlocksTable extends Struct.ComponentSchema {
  collectionName: 'components_blocks_table';
  info: {
    description: 'Een tabel, getypt als tekst.';
    displayName: 'Tabel';
    icon: 'grid';
  };
  attributes: {
    caption: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
    rows: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 8000;
      }>;
  };
}

export interface BlocksTextWithMedia extends Struct.ComponentSchema {
  collectionName: 'components_blocks_text_with_media';
  info: {
    description: 'Tekst naast een afbeelding.';
    displayName: 'Tekst met beeld';
    icon: 'layout';
  };
  attributes: {
    buttons: Schema.Attribute.Component<'elements.link', true> &
      Schema.Attribute.SetMinMax<
        {
          max: 2;
        },
        number
      >;
    colour: Schema.Attribute.Enumeration<
      [
        'primary',
        'yellow',
        'blue',
        'pink',
        'turqoise',
        'orange',
        'secondary',
        'asphalt',
      ]
    >;
    content: Schema.Attribute.Blocks & Schema.Attribute.Required;
    image: Schema.Attribute.Component<'elements.picture', false> &
      Schema.Attribute.Required;
    imagePosition: Schema.Attribute.Enumeration<['left', 'right']> &
      Schema.Attribute.DefaultTo<'right'>;
    title: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface BlocksTicketShop extends Struct.ComponentSchema {
  collectionName: 'components_blocks_ticket_shop';
  info: {
    description: 'Alles wat te koop is, per evenement. Wat er staat, komt uit de tickettypes.';
    displayName: 'Ticketverkoop';
    icon: 'shoppingCart';
  };
  attributes: {
    text: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface BlocksTimeline extends Struct.ComponentSchema {
  collectionName: 'components_blocks_timeline';
  info: {
    description: 'De geschiedenis van het circuit.';
    displayName: 'Tijdlijn';
    icon: 'clock';
  };
  attributes: {
    intro: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 400;
      }>;
    limit: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 100;
          min: 1;
        },
        number
      >;
    link: Schema.Attribute.Component<'elements.link', false>;
    title: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface BlocksTravel extends Struct.ComponentSchema {
  collectionName: 'components_blocks_travel';
  info: {
    description: 'Manieren om te komen, elk met reistijd, stappen en prijs. De eerste staat het grootst.';
    displayName: 'Zo kom je er';
    icon: 'car';
  };
  attributes: {
    colour: Schema.Attribute.Enumeration<
      [
        'primary',
        'yellow',
        'blue',
        'pink',
        'turqoise',
        'orange',
        'secondary',
        'asphalt',
      ]
    > &
      Schema.Attribute.DefaultTo<'turqoise'>;
    intro: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    modes: Schema.Attribute.Component<'elements.travel-mode', true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 8;
          min: 1;
        },
        number
      >;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface BlocksVideo extends Struct.ComponentSchema {
  collectionName: 'components_blocks_video';
  info: {
    description: 'Een film uit de mediabibliotheek of een link naar een film elders.';
    displayName: 'Video';
    icon: 'play';
  };
  attributes: {
    captions: Schema.Attribute.Media<'files'>;
    description: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
    externalUrl: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
    file: Schema.Attribute.Media<'videos'>;
    poster: Schema.Attribute.Component<'elements.picture', false>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface ElementsCameraHours extends Struct.ComponentSchema {
  collectionName: 'components_elements_camera_hours';
  info: {
    description: 'Dagen en uren waarop een camera beeld geeft of het kantoor open is.';
    displayName: 'Uren';
    icon: 'clock';
  };
  attributes: {
    days: Schema.Attribute.Enumeration<
      [
        'every-day',
        'working-days',
        'weekend',
        'monday',
        'tuesday',
        'wednesday',
        'thursday',
        'friday',
        'saturday',
        'sunday',
      ]
    > &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'every-day'>;
    endTime: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 5;
      }>;
    startTime: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 5;
      }>;
  };
}

export interface ElementsCard extends Struct.ComponentSchema {
  collectionName: 'components_elements_card';
  info: {
    description: 'Een kaart met titel, tekst en afbeelding; de hele kaart is \u00E9\u00E9n link.';
    displayName: 'Kaart';
    icon: 'layout';
  };
  attributes: {
    colour: Schema.Attribute.Enumeration<
      [
        'primary',
        'yellow',
        'blue',
        'pink',
        'turqoise',
        'orange',
        'secondary',
        'asphalt',
      ]
    > &
      Schema.Attribute.DefaultTo<'yellow'>;
    image: Schema.Attribute.Component<'elements.picture', false>;
    text: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    url: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
  };
}

export interface ElementsColours extends Struct.ComponentSchema {
  collectionName: 'components_elements_colours';
  info: {
    description: 'De kleuren van het merk, als #rrggbb. Leeg: de kleur van het ontwerp.';
    displayName: 'Huiskleuren';
    icon: 'paint';
  };
  attributes: {
    blue: Schema.Attribute.String;
    dark: Schema.Attribute.String;
    light: Schema.Attribute.String;
    pink: Schema.Attribute.String;
    primary: Schema.Attribute.String;
    secondary: Schema.Attribute.String;
    turqoise: Schema.Attribute.String;
    yellow: Schema.Attribute.String;
  };
}

export interface ElementsContact extends Struct.ComponentSchema {
  collectionName: 'components_elements_contact';
  info: {
    description: 'Adres, telefoon en e-mail van het circuit.';
    displayName: 'Contactgegevens';
    icon: 'pin';
  };
  attributes: {
    city: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    email: Schema.Attribute.Email;
    organisation: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    phone: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 30;
      }>;
    postcode: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 12;
      }>;
    street: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface ElementsDownload extends Struct.ComponentSchema {
  collectionName: 'components_elements_download';
  info: {
    description: 'Een bestand om te downloaden, met een eigen titel.';
    displayName: 'Bestand';
    icon: 'file';
  };
  attributes: {
    file: Schema.Attribute.Media<'files' | 'images' | 'videos'> &
      Schema.Attribute.Required;
    note: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface ElementsFact extends Struct.ComponentSchema {
  collectionName: 'components_elements_fact';
  info: {
    description: 'Een getal of waarde met zijn betekenis, zoals \u20184.512 m\u2019 en \u2018baanlengte\u2019.';
    displayName: 'Feit';
    icon: 'information';
  };
  attributes: {
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    value: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
  };
}

export interface ElementsLink extends Struct.ComponentSchema {
  collectionName: 'components_elements_link';
  info: {
    description: 'Een tekst met een adres.';
    displayName: 'Link of knop';
    icon: 'link';
  };
  attributes: {
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    style: Schema.Attribute.Enumeration<['filled', 'outline']> &
      Schema.Attribute.DefaultTo<'filled'>;
    url: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
  };
}

export interface ElementsMenuItem extends Struct.ComponentSchema {
  collectionName: 'components_elements_menu_item';
  info: {
    description: 'Een link in een menu, met eventueel links eronder.';
    displayName: 'Menu-onderdeel';
    icon: 'bulletList';
  };
  attributes: {
    arrangement: Schema.Attribute.Relation<
      'oneToOne',
      'api::arrangement.arrangement'
    >;
    event: Schema.Attribute.Relation<'oneToOne', 'api::event.event'>;
    externalPath: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
    icon: Schema.Attribute.Enumeration<
      ['ticket', 'map', 'cart', 'user', 'calendar', 'search', 'play', 'phone']
    >;
    items: Schema.Attribute.Component<'elements.menu-sub-item', true>;
    newsArticle: Schema.Attribute.Relation<
      'oneToOne',
      'api::news-article.news-article'
    >;
    page: Schema.Attribute.Relation<'oneToOne', 'api::page.page'>;
    path: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    type: Schema.Attribute.Enumeration<['INTERNAL', 'EXTERNAL']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'INTERNAL'>;
  };
}

export interface ElementsMenuSubItem extends Struct.ComponentSchema {
  collectionName: 'components_elements_menu_sub_item';
  info: {
    description: 'Een link onder een ander menu-onderdeel.';
    displayName: 'Menu-onderdeel, tweede niveau';
    icon: 'manyToOne';
  };
  attributes: {
    arrangement: Schema.Attribute.Relation<
      'oneToOne',
      'api::arrangement.arrangement'
    >;
    event: Schema.Attribute.Relation<'oneToOne', 'api::event.event'>;
    externalPath: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
    icon: Schema.Attribute.Enumeration<
      ['ticket', 'map', 'cart', 'user', 'calendar', 'search', 'play', 'phone']
    >;
    newsArticle: Schema.Attribute.Relation<
      'oneToOne',
      'api::news-article.news-article'
    >;
    page: Schema.Attribute.Relation<'oneToOne', 'api::page.page'>;
    path: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    type: Schema.Attribute.Enumeration<['INTERNAL', 'EXTERNAL']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'INTERNAL'>;
  };
}

export interface ElementsOption extends Struct.ComponentSchema {
  collectionName: 'components_elements_options';
  info: {
    description: 'Een antwoord waaruit de bezoeker kiest.';
    displayName: 'Antwoord';
    icon: 'check';
  };
  attributes: {
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 150;
      }>;
    value: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
  };
}

export interface ElementsPicture extends Struct.ComponentSchema {
  collectionName: 'components_elements_picture';
  info: {
    description: 'Een afbeelding uit de mediabibliotheek, met een eigen alternatieve tekst per taal.';
    displayName: 'Afbeelding';
    icon: 'picture';
  };
  attributes: {
    alternativeText: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 250;
      }>;
    caption: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 250;
      }>;
    decorative: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    image: Schema.Attribute.Media<'images'> & Schema.Attribute.Required;
  };
}

export interface ElementsPopup extends Struct.ComponentSchema {
  collectionName: 'components_elements_popup';
  info: {
    description: 'Het venstertje dat de app aanprijst.';
    displayName: 'App-pop-up';
    icon: 'phone';
  };
  attributes: {
    button: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    image: Schema.Attribute.Component<'elements.picture', false>;
    text: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
  };
}

export interface ElementsSeo extends Struct.ComponentSchema {
  collectionName: 'components_elements_seo';
  info: {
    description: 'Wat zoekmachines en gedeelde links tonen. Leeg: titel en samenvatting van het document.';
    displayName: 'Zoekmachines';
    icon: 'search';
  };
  attributes: {
    description: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    noIndex: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    title: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 70;
      }>;
  };
}

export interface ElementsSession extends Struct.ComponentSchema {
  collectionName: 'components_elements_session';
  info: {
    description: 'E\u00E9n regel van het tijdschema.';
    displayName: 'Onderdeel';
    icon: 'clock';
  };
  attributes: {
    endsNextDay: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    endTime: Schema.Attribute.String;
    kind: Schema.Attribute.Enumeration<
      ['race', 'qualifying', 'practice', 'gates', 'bus', 'other']
    > &
      Schema.Attribute.DefaultTo<'other'>;
    startTime: Schema.Attribute.String & Schema.Attribute.Required;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    titleEn: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface ElementsSocial extends Struct.ComponentSchema {
  collectionName: 'components_elements_social';
  info: {
    description: 'Een pagina van het circuit op een sociaal netwerk.';
    displayName: 'Sociaal netwerk';
    icon: 'earth';
  };
  attributes: {
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    network: Schema.Attribute.Enumeration<
      ['facebook', 'instagram', 'tiktok', 'linkedin', 'twitter', 'youtube']
    > &
      Schema.Attribute.Required;
    url: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
  };
}

export interface ElementsStayOffer extends Struct.ComponentSchema {
  collectionName: 'components_elements_stay_offer';
  info: {
    description: 'Wat een overnachting bij een evenement kost, en hoeveel plekken er nog zijn.';
    displayName: 'Prijs bij een evenement';
    icon: 'priceTag';
  };
  attributes: {
    event: Schema.Attribute.Relation<'oneToOne', 'api::event.event'>;
    placesLeft: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 100000;
          min: 0;
        },
        number
      >;
    priceFromCents: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 10000000;
          min: 0;
        },
        number
      >;
  };
}

export interface ElementsTextLine extends Struct.ComponentSchema {
  collectionName: 'components_elements_text_line';
  info: {
    description: 'E\u00E9n regel in een opsomming.';
    displayName: 'Regel';
    icon: 'bulletList';
  };
  attributes: {
    text: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
  };
}

export interface ElementsTimetableDay extends Struct.ComponentSchema {
  collectionName: 'components_elements_timetable_day';
  info: {
    description: 'Een dag met zijn onderdelen.';
    displayName: 'Dag van het tijdschema';
    icon: 'calendar';
  };
  attributes: {
    date: Schema.Attribute.Date & Schema.Attribute.Required;
    sessions: Schema.Attribute.Component<'elements.session', true>;
  };
}

export interface ElementsTravelMode extends Struct.ComponentSchema {
  collectionName: 'components_elements_travel_modes';
  info: {
    description: 'Trein, auto of fiets: hoe lang het duurt, waar je uitstapt en wat het kost.';
    displayName: 'Manier om te komen';
    icon: 'walk';
  };
  attributes: {
    cost: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    figure: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 10;
      }>;
    image: Schema.Attribute.Component<'elements.picture', false>;
    link: Schema.Attribute.Component<'elements.link', false>;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    steps: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    unit: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 10;
      }>;
  };
}

export interface FieldsAddress extends Struct.ComponentSchema {
  collectionName: 'components_fields_addresss';
  info: {
    description: 'Straat, huisnummer, postcode, plaats en land in \u00E9\u00E9n keer.';
    displayName: 'Adres';
    icon: 'pinMap';
  };
  attributes: {
    errorLabel: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    heading: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    help: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 250;
      }>;
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    required: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    showWhenField: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    showWhenValue: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    width: Schema.Attribute.Enumeration<['full', 'half']> &
      Schema.Attribute.DefaultTo<'full'>;
  };
}

export interface FieldsCheckbox extends Struct.ComponentSchema {
  collectionName: 'components_fields_checkboxs';
  info: {
    description: 'Ja of nee, zoals akkoord met de privacyverklaring.';
    displayName: 'Vinkje';
    icon: 'check';
  };
  attributes: {
    errorLabel: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    heading: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    help: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 250;
      }>;
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    linkLabel: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    linkUrl: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    required: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    showWhenField: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    showWhenValue: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    width: Schema.Attribute.Enumeration<['full', 'half']> &
      Schema.Attribute.DefaultTo<'full'>;
  };
}

export interface FieldsChoice extends Struct.ComponentSchema {
  collectionName: 'components_fields_choices';
  info: {
    description: 'E\u00E9n antwoord uit een paar.';
    displayName: 'Keuze';
    icon: 'bulletList';
  };
  attributes: {
    daysAhead: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 365;
          min: 0;
        },
        number
      >;
    display: Schema.Attribute.Enumeration<['radio', 'select']> &
      Schema.Attribute.DefaultTo<'radio'>;
    errorLabel: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    heading: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    help: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 250;
      }>;
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    options: Schema.Attribute.Component<'elements.option', true> &
      Schema.Attribute.SetMinMax<
        {
          max: 60;
        },
        number
      >;
    placeholder: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    required: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    showWhenField: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    showWhenValue: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    source: Schema.Attribute.Enumeration<['options', 'events']> &
      Schema.Attribute.DefaultTo<'options'>;
    width: Schema.Attribute.Enumeration<['full', 'half']> &
      Schema.Attribute.DefaultTo<'full'>;
  };
}

export interface FieldsCurrency extends Struct.ComponentSchema {
  collectionName: 'components_fields_currencys';
  info: {
    description: 'Een bedrag in een munt.';
    displayName: 'Bedrag';
    icon: 'priceTag';
  };
  attributes: {
    currency: Schema.Attribute.Enumeration<['EUR', 'USD', 'GBP']> &
      Schema.Attribute.DefaultTo<'EUR'>;
    decimals: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 6;
          min: 0;
        },
        number
      >;
    errorLabel: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    heading: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    help: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 250;
      }>;
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    max: Schema.Attribute.Float;
    min: Schema.Attribute.Float;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    placeholder: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    required: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    showWhenField: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    showWhenValue: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    step: Schema.Attribute.Float &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      >;
    width: Schema.Attribute.Enumeration<['full', 'half']> &
      Schema.Attribute.DefaultTo<'full'>;
  };
}

export interface FieldsDate extends Struct.ComponentSchema {
  collectionName: 'components_fields_dates';
  info: {
    description: 'Een dag, met grenzen en gesloten dagen.';
    displayName: 'Datum';
    icon: 'calendar';
  };
  attributes: {
    autofill: Schema.Attribute.Enumeration<['bday']>;
    disabledDays: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    errorLabel: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    heading: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    help: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 250;
      }>;
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    max: Schema.Attribute.Date;
    maxDaysFromToday: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 100000;
          min: -100000;
        },
        number
      >;
    min: Schema.Attribute.Date;
    minDaysFromToday: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 100000;
          min: -100000;
        },
        number
      >;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    required: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    showWhenField: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    showWhenValue: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    width: Schema.Attribute.Enumeration<['full', 'half']> &
      Schema.Attribute.DefaultTo<'full'>;
  };
}

export interface FieldsEmail extends Struct.ComponentSchema {
  collectionName: 'components_fields_emails';
  info: {
    description: 'Het adres waar de bevestiging heen gaat en waarop je antwoordt.';
    displayName: 'E-mailadres';
    icon: 'envelop';
  };
  attributes: {
    confirm: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    confirmLabel: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    errorLabel: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    heading: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    help: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 250;
      }>;
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    placeholder: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    required: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    showWhenField: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    showWhenValue: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    width: Schema.Attribute.Enumeration<['full', 'half']> &
      Schema.Attribute.DefaultTo<'full'>;
  };
}

export interface FieldsFile extends Struct.ComponentSchema {
  collectionName: 'components_fields_files';
  info: {
    description: 'Foto\u2019s van de bezoeker (JPEG, PNG of WebP), en als je dat kiest pdf\u2019s.';
    displayName: 'Bestanden';
    icon: 'picture';
  };
  attributes: {
    accept: Schema.Attribute.Enumeration<['pictures', 'pictures-or-pdf']> &
      Schema.Attribute.DefaultTo<'pictures'>;
    errorLabel: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    heading: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    help: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 250;
      }>;
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    maxFiles: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 10;
          min: 1;
        },
        number
      >;
    maxMegabytes: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 15;
          min: 1;
        },
        number
      >;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    required: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    showWhenField: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    showWhenValue: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    width: Schema.Attribute.Enumeration<['full', 'half']> &
      Schema.Attribute.DefaultTo<'full'>;
  };
}

export interface FieldsHidden extends Struct.ComponentSchema {
  collectionName: 'components_fields_hiddens';
  info: {
    description: 'Een vaste waarde die met elke inzending meegaat.';
    displayName: 'Verborgen waarde';
    icon: 'lock';
  };
  attributes: {
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    value: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
  };
}

export interface FieldsLongText extends Struct.ComponentSchema {
  collectionName: 'components_fields_long_texts';
  info: {
    description: 'Een verhaal van meer regels.';
    displayName: 'Lange tekst';
    icon: 'bulletList';
  };
  attributes: {
    errorLabel: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    heading: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    help: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 250;
      }>;
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    maxLength: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 5000;
          min: 1;
        },
        number
      >;
    minLength: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 5000;
          min: 0;
        },
        number
      >;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    placeholder: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    required: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    rows: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 20;
          min: 2;
        },
        number
      >;
    showWhenField: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    showWhenValue: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    width: Schema.Attribute.Enumeration<['full', 'half']> &
      Schema.Attribute.DefaultTo<'full'>;
  };
}

export interface FieldsMultipleChoice extends Struct.ComponentSchema {
  collectionName: 'components_fields_multiple_choices';
  info: {
    description: 'Een of meer antwoorden.';
    displayName: 'Meer keuzes';
    icon: 'layer';
  };
  attributes: {
    daysAhead: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 365;
          min: 0;
        },
        number
      >;
    errorLabel: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    heading: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    help: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 250;
      }>;
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    maxChoices: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 1000;
          min: 1;
        },
        number
      >;
    minChoices: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 1000;
          min: 0;
        },
        number
      >;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    options: Schema.Attribute.Component<'elements.option', true> &
      Schema.Attribute.SetMinMax<
        {
          max: 60;
        },
        number
      >;
    required: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    showWhenField: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    showWhenValue: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    source: Schema.Attribute.Enumeration<['options', 'events']> &
      Schema.Attribute.DefaultTo<'options'>;
    width: Schema.Attribute.Enumeration<['full', 'half']> &
      Schema.Attribute.DefaultTo<'full'>;
  };
}

export interface FieldsNumber extends Struct.ComponentSchema {
  collectionName: 'components_fields_numbers';
  info: {
    description: 'Een aantal of een ander getal.';
    displayName: 'Getal';
    icon: 'hashtag';
  };
  attributes: {
    decimals: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 6;
          min: 0;
        },
        number
      >;
    errorLabel: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    heading: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    help: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 250;
      }>;
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    max: Schema.Attribute.Float;
    min: Schema.Attribute.Float;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    placeholder: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    required: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    showWhenField: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    showWhenValue: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    step: Schema.Attribute.Float &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      >;
    width: Schema.Attribute.Enumeration<['full', 'half']> &
      Schema.Attribute.DefaultTo<'full'>;
  };
}

export interface FieldsTelephone extends Struct.ComponentSchema {
  collectionName: 'components_fields_telephones';
  info: {
    description: 'Een telefoonnummer, ook uit het buitenland.';
    displayName: 'Telefoonnummer';
    icon: 'phone';
  };
  attributes: {
    errorLabel: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    heading: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    help: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 250;
      }>;
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    placeholder: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    required: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    showWhenField: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    showWhenValue: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    width: Schema.Attribute.Enumeration<['full', 'half']> &
      Schema.Attribute.DefaultTo<'full'>;
  };
}

export interface FieldsText extends Struct.ComponentSchema {
  collectionName: 'components_fields_texts';
  info: {
    description: 'Een regel tekst, zoals een naam of een bedrijf.';
    displayName: 'Tekst';
    icon: 'pencil';
  };
  attributes: {
    autofill: Schema.Attribute.Enumeration<
      [
        'name',
        'given-name',
        'family-name',
        'honorific-prefix',
        'organization',
        'organization-title',
        'url',
        'country-name',
      ]
    >;
    errorLabel: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    heading: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    help: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 250;
      }>;
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    maxLength: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 5000;
          min: 1;
        },
        number
      >;
    minLength: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 5000;
          min: 0;
        },
        number
      >;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    placeholder: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    required: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    showWhenField: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    showWhenValue: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    width: Schema.Attribute.Enumeration<['full', 'half']> &
      Schema.Attribute.DefaultTo<'full'>;
  };
}

export interface FieldsUnit extends Struct.ComponentSchema {
  collectionName: 'components_fields_units';
  info: {
    description: 'Een lengte, gewicht, inhoud, snelheid of temperatuur.';
    displayName: 'Maat';
    icon: 'gate';
  };
  attributes: {
    decimals: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 6;
          min: 0;
        },
        number
      >;
    displayUnit: Schema.Attribute.Enumeration<
      [
        'millimeter',
        'centimeter',
        'meter',
        'kilometer',
        'inch',
        'foot',
        'yard',
        'mile',
        'gram',
        'kilogram',
        'ounce',
        'pound',
        'stone',
        'milliliter',
        'liter',
        'gallon',
        'fluid-ounce',
        'meter-per-second',
        'kilometer-per-hour',
        'mile-per-hour',
        'celsius',
        'fahrenheit',
      ]
    >;
    errorLabel: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    heading: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    help: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 250;
      }>;
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    max: Schema.Attribute.Float;
    min: Schema.Attribute.Float;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    placeholder: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    required: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    showWhenField: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    showWhenValue: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    step: Schema.Attribute.Float &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      >;
    unit: Schema.Attribute.Enumeration<
      [
        'millimeter',
        'centimeter',
        'meter',
        'kilometer',
        'inch',
        'foot',
        'yard',
        'mile',
        'gram',
        'kilogram',
        'ounce',
        'pound',
        'stone',
        'milliliter',
        'liter',
        'gallon',
        'fluid-ounce',
        'meter-per-second',
        'kilometer-per-hour',
        'mile-per-hour',
        'celsius',
        'fahrenheit',
      ]
    > &
      Schema.Attribute.Required;
    unitDisplay: Schema.Attribute.Enumeration<['short', 'long', 'narrow']> &
      Schema.Attribute.DefaultTo<'short'>;
    width: Schema.Attribute.Enumeration<['full', 'half']> &
      Schema.Attribute.DefaultTo<'full'>;
  };
}

export interface ShopAdmission extends Struct.ComponentSchema {
  collectionName: 'components_shop_admissions';
  info: {
    description: 'Een dag of reeks dagen waarvoor een kaart toegang geeft, met zijn prijs.';
    displayName: 'Dag en prijs';
    icon: 'priceTag';
  };
  attributes: {
    firstDay: Schema.Attribute.Date & Schema.Attribute.Required;
    lastDay: Schema.Attribute.Date;
    priceCents: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 10000000;
          min: 0;
        },
        number
      >;
  };
}

export interface ShopPriceCategory extends Struct.ComponentSchema {
  collectionName: 'components_shop_price_categories';
  info: {
    description: 'Een groep zitplaatsen met dezelfde laagste prijs.';
    displayName: 'Prijscategorie';
    icon: 'priceTag';
  };
  attributes: {
    fromGrossCents: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 10000000;
          min: 0;
        },
        number
      >;
    key: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
  };
}

declare module '@strapi/strapi' {
  export namespace Public {
    export interface ComponentSchemas {
      'blocks.accommodation-list': BlocksAccommodationList;
      'blocks.app-promotion': BlocksAppPromotion;
      'blocks.arrangement-list': BlocksArrangementList;
      'blocks.arrival-map': BlocksArrivalMap;
      'blocks.call-to-action': BlocksCallToAction;
      'blocks.cards': BlocksCards;
      'blocks.cart': BlocksCart;
      'blocks.circuit-map': BlocksCircuitMap;
      'blocks.corners': BlocksCorners;
      'blocks.countdown': BlocksCountdown;
      'blocks.downloads': BlocksDownloads;
      'blocks.event-list': BlocksEventList;
      'blocks.facts': BlocksFacts;
      'blocks.faq': BlocksFaq;
      'blocks.featured-events': BlocksFeaturedEvents;
      'blocks.form': BlocksForm;
      'blocks.gallery': BlocksGallery;
      'blocks.hero': BlocksHero;
      'blocks.live-cameras': BlocksLiveCameras;
      'blocks.news-list': BlocksNewsList;
      'blocks.newsletter': BlocksNewsletter;
      'blocks.next-event': BlocksNextEvent;
      'blocks.partners': BlocksPartners;
      'blocks.posters': BlocksPosters;
      'blocks.quote': BlocksQuote;
      'blocks.rich-text': BlocksRichText;
      'blocks.table': BlocksTable;
      'blocks.text-with-media': BlocksTextWithMedia;
      'blocks.ticket-shop': BlocksTicketShop;
      'blocks.timeline': BlocksTimeline;
      'blocks.travel': BlocksTravel;
      'blocks.video': BlocksVideo;
      'elements.camera-hours': ElementsCameraHours;
      'elements.card': ElementsCard;
      'elements.colours': ElementsColours;
      'elements.contact': ElementsContact;
      'elements.download': ElementsDownload;
      'elements.fact': ElementsFact;
      'elements.link': ElementsLink;
      'elements.menu-item': ElementsMenuItem;
      'elements.menu-sub-item': ElementsMenuSubItem;
      'elements.option': ElementsOption;
      'elements.picture': ElementsPicture;
      'elements.popup': ElementsPopup;
      'elements.seo': ElementsSeo;
      'elements.session': ElementsSession;
      'elements.social': ElementsSocial;
      'elements.stay-offer': ElementsStayOffer;
      'elements.text-line': ElementsTextLine;
      'elements.timetable-day': ElementsTimetableDay;
      'elements.travel-mode': ElementsTravelMode;
      'fields.address': FieldsAddress;
      'fields.checkbox': FieldsCheckbox;
      'fields.choice': FieldsChoice;
      'fields.currency': FieldsCurrency;
      'fields.date': FieldsDate;
      'fields.email': FieldsEmail;
      'fields.file': FieldsFile;
      'fields.hidden': FieldsHidden;
      'fields.long-text': FieldsLongText;
      'fields.multiple-choice': FieldsMultipleChoice;
      'fields.number': FieldsNumber;
      'fields.telephone': FieldsTelephone;
      'fields.text': FieldsText;
      'fields.unit': FieldsUnit;
      'shop.admission': ShopAdmission;
      'shop.price-category': ShopPriceCategory;
    }
  }
}
