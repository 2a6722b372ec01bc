/** Who makes the templates; `days` is how long ago they joined. */
export const templateAuthors: readonly {
  id: string;
  name: string;
  picture: string;
  about: string;
  days: number;
}[] = [
  {
    id: 'studio-kestrel',
    name: 'Studio Kestrel',
    picture: 'logo/studio-kestrel',
    about:
      'Two designers in Ghent who like quiet pages. They release a template when they have used it for a client twice.',
    days: 1610,
  },
  {
    id: 'fern-and-hollow',
    name: 'Fern & Hollow',
    picture: 'logo/fern-and-hollow',
    about:
      'A shop for shops in Portland. Everything they sell was first tried behind the till of their own stationery store.',
    days: 1322,
  },
  {
    id: 'paperlane',
    name: 'Paperlane',
    picture: 'logo/paperlane',
    about:
      'Email people in Toronto. They keep forty old phones and one Outlook 2016 so that you do not have to.',
    days: 1475,
  },
  {
    id: 'gridwright',
    name: 'Gridwright',
    picture: 'logo/gridwright',
    about:
      'Three engineers in Tallinn who build admin panels all day and wrote down the parts that never change.',
    days: 1190,
  },
  {
    id: 'marta-oyelaran',
    name: 'Marta Oyelaran',
    picture: 'avatar/marta-oyelaran',
    about:
      'A WordPress developer in Lagos. She answers every question herself, mostly before breakfast.',
    days: 1540,
  },
  {
    id: 'halfmoon-kit',
    name: 'Halfmoon Kit',
    picture: 'logo/halfmoon-kit',
    about:
      'App designers in Taipei. Their kits come with the screens nobody draws: empty, offline, and signed out.',
    days: 980,
  },
  {
    id: 'docket-and-daughters',
    name: 'Docket & Daughters',
    picture: 'logo/docket-and-daughters',
    about:
      'A family of technical writers in Edinburgh who believe that a search box is half of any manual.',
    days: 1120,
  },
  {
    id: 'salt-road',
    name: 'Salt Road',
    picture: 'logo/salt-road',
    about:
      'One photographer and one typographer in Marseille. They make sites that get out of the way of the work.',
    days: 1405,
  },
  {
    id: 'ines-calloway',
    name: 'Inés Calloway',
    picture: 'avatar/ines-calloway',
    about:
      'A magazine designer in Buenos Aires who sets blogs the way she used to set print: on a grid, with margins.',
    days: 1260,
  },
  {
    id: 'plainsong',
    name: 'Plainsong',
    picture: 'logo/plainsong',
    about:
      'Notion and Figma systems from Utrecht for teams of two to twenty. No page has more than one screen of setup.',
    days: 870,
  },
];

/** The author whom the editors feature. */
export const FEATURED_AUTHOR = 'studio-kestrel';
