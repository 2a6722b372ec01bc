import type { ClosingName } from '../artwork/closings';
import type { LayoutName } from '../artwork/screens/layouts';
import { aboutFigures, openPart, type ScreenCopy } from '../artwork/screens/screenCopy';
import { integrations, systemsOf } from './copy/names';
import { sampleFacts, sampleText, SAMPLE_ID } from './copy/sample';
import { softwareCraft } from './copy/software/craft';
import { softwareGrowth } from './copy/software/growth';
import { insideById } from './copy/software/inside/insideById';
import { screensById } from './copy/software/screens/screensById';
import { softwareWork } from './copy/software/work';
import type { ListingFacts, Point } from './copy/types';
import { unlistedCopy, type UnlistedCopy } from './copy/vendorListings';
import { slugOf } from './wording';

/** What the pictures of a product are drawn from. */
export interface PicturedSoftware {
  readonly layout: LayoutName;
  readonly screen: ScreenCopy;
  /** What its main screen shows. */
  readonly shows: string;
  /** The screen that the gallery shows next, of another part of the product. */
  readonly inside: {
    readonly layout: LayoutName;
    readonly screen: ScreenCopy;
    readonly shows: string;
  };
  /** What the gallery ends with. */
  readonly closes: readonly ClosingName[];
  readonly tagline: string;
  /** What it promises, in one line. */
  readonly headline: string;
  /** What it is sold with. */
  readonly points: readonly Point[];
  /** Names of the services that it works with. */
  readonly works: readonly string[];
  readonly hasPhone: boolean;
}

type Words = Pick<PicturedSoftware, 'tagline' | 'headline' | 'points' | 'works' | 'hasPhone'>;

const wordsOf = (
  { tagline, works, reach }: ListingFacts,
  headline: string,
  points: readonly Point[],
): Words => ({
  tagline,
  headline,
  points,
  works: (works?.split(' ') ?? []).flatMap(
    (id) => integrations.find((one) => one.id === id)?.name ?? [],
  ),
  hasPhone: systemsOf[reach].includes('ios'),
});

const unlistedWords = ({ description = '', useCases = [] }: UnlistedCopy['fields']): Words => {
  const tagline = description.replace('\n', ' ');
  return {
    tagline,
    headline: tagline,
    points: useCases.slice(0, 3).map((title): Point => [title, '']),
    works: [],
    hasPhone: false,
  };
};

const words = new Map<string, [title: string, words: Words]>([
  [
    SAMPLE_ID,
    [
      sampleFacts.title,
      wordsOf(
        sampleFacts,
        sampleText.overview[0]?.headline ?? '',
        sampleText.featureTiles
          .slice(0, 3)
          .map(({ title, description }): Point => [title, description]),
      ),
    ],
  ],
  ...[...softwareGrowth, ...softwareWork, ...softwareCraft].map(
    (copy): [string, [string, Words]] => [
      slugOf(copy.title),
      [copy.title, wordsOf(copy, copy.headline, copy.points)],
    ],
  ),
  ...unlistedCopy.flatMap(({ pictures, fields }): [string, [string, Words]][] =>
    pictures ? [[pictures, [fields.name ?? '', unlistedWords(fields)]]] : [],
  ),
]);

/** What the software with this id is drawn from, or undefined where nothing is known of it. */
export function picturedSoftware(id: string): PicturedSoftware | undefined {
  const known = words.get(id);
  const screens = screensById[id];
  const further = insideById[id];
  if (!known || !screens || !further) return undefined;
  const { layout, shows, ...written } = screens;
  const { layout: next, shows: nextShows, ...other } = further.screen;
  const [title, rest] = known;
  const screen = { title, ...written };
  return {
    layout,
    shows,
    screen,
    inside: { layout: next, shows: nextShows, screen: { ...screen, ...other } },
    closes: further.closes,
    ...rest,
  };
}

/** How a picture that a gallery ends with is described to those who do not see it. */
const closingAlt = (closing: ClosingName, { screen, points, works }: PicturedSoftware): string => {
  const { title, figures, rows } = screen;
  const [[figure = '', value = ''] = []] = figures;
  const names = points.map(([name]) => name);
  switch (closing) {
    case 'points':
      return `What ${title} does: ${names.join(', ')}`;
    case 'services':
      return `${title} works with ${works.join(', ')}`;
    case 'numbers':
      return `${title} in figures: ${figures.map(([name, value]) => `${name} ${value}`).join(', ')}`;
    case 'settings':
      return `${title}: settings with ${[...names.slice(0, 2), ...works.slice(0, 1)].join(', ')}`;
    case 'digest':
      return `The weekly mail of ${title} with ${figures.length} figures`;
    case 'agenda':
      return `The weekly mail of ${title}: ${rows
        .slice(0, 3)
        .map(([row]) => row)
        .join(', ')}`;
    case 'milestone':
      return `The weekly mail of ${title}: ${figure} ${value}`;
  }
};

/** What the small pictures that a gallery ends with are called. */
const CLOSINGS: Readonly<Record<ClosingName, string>> = {
  points: 'Features',
  services: 'Works with',
  numbers: 'Figures',
  settings: 'Settings',
  digest: 'Weekly mail',
  agenda: 'Weekly mail',
  milestone: 'Weekly mail',
};

/** A screen is called as the part of the product that is open in it. */
const partIn = (screen: ScreenCopy): string | undefined => screen.nav[openPart(screen)];

/** The screens of its gallery: the part of the path that names each, what it shows, and its name. */
export function galleryOfSoftware(
  id: string,
): { picture: string; alt: string; caption?: string }[] {
  const product = picturedSoftware(id);
  if (!product) return [];
  const { screen, layout, inside, shows, closes, hasPhone } = product;
  const { title, headline } = screen;
  const [[figure = '', value = ''] = []] = aboutFigures(screen).figures;
  const view = (name: string, alt: string, caption?: string) => ({
    picture: `screenshot/${id}${name && `/${name}`}`,
    alt: `${title}${alt}`,
    ...(caption === undefined ? {} : { caption }),
  });
  const showsPhone = hasPhone && layout !== 'mobile';
  return [
    view('', `: ${shows}`, partIn(screen)),
    view('inside', `: ${inside.shows}`, partIn(inside.screen)),
    ...(showsPhone ? [view('phone', ` on a phone: “${headline}”`, 'On phones')] : []),
    ...(showsPhone || [layout, inside.layout].includes('board')
      ? []
      : [view('figures', `: a chart of “${figure}”, now at ${value}`, 'Chart')]),
    ...closes.map((closing) => ({
      ...view(closing, '', CLOSINGS[closing]),
      alt: closingAlt(closing, product),
    })),
  ];
}
