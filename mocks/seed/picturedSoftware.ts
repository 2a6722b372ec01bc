import type { LayoutName } from '../artwork/screens/layouts';
import type { ScreenCopy } from '../artwork/screens/screenCopy';
import { integrations, systemsOf } from './copy/names';
import { sampleFacts, sampleText, SAMPLE_ID } from './copy/sample';
import { softwareCraft } from './copy/software/craft';
import { softwareGrowth } from './copy/software/growth';
import { screensById } from './copy/software/screens/screensById';
import { softwareWork } from './copy/software/work';
import type { ListingFacts } from './copy/types';
import { unlistedCopy } from './copy/vendorListings';
import { slugOf } from './wording';

/** What the pictures of a product are drawn from. */
export interface PicturedSoftware {
  readonly layout: LayoutName;
  readonly screen: ScreenCopy;
  /** What its main screen shows. */
  readonly shows: string;
  readonly tagline: string;
  /** What it is sold with. */
  readonly points: readonly string[];
  /** Names of the services that it works with. */
  readonly works: readonly string[];
  readonly hasPhone: boolean;
}

type Words = Pick<PicturedSoftware, 'tagline' | 'points' | 'works' | 'hasPhone'>;

const wordsOf = ({ tagline, works, reach }: ListingFacts, points: readonly string[]): Words => ({
  tagline,
  points,
  works: (works?.split(' ') ?? []).flatMap(
    (id) => integrations.find((one) => one.id === id)?.name ?? [],
  ),
  hasPhone: systemsOf[reach].includes('ios'),
});

const words = new Map<string, [title: string, words: Words]>([
  [
    SAMPLE_ID,
    [
      sampleFacts.title,
      wordsOf(
        sampleFacts,
        sampleText.featureTiles.slice(0, 3).map(({ title }) => title),
      ),
    ],
  ],
  ...[...softwareGrowth, ...softwareWork, ...softwareCraft].map(
    (copy): [string, [string, Words]] => [
      slugOf(copy.title),
      [
        copy.title,
        wordsOf(
          copy,
          copy.points.map(([title]) => title),
        ),
      ],
    ],
  ),
  ...unlistedCopy.flatMap(({ pictures, fields }): [string, [string, Words]][] =>
    pictures
      ? [
          [
            pictures,
            [
              fields.name ?? '',
              {
                tagline: (fields.description ?? '').replace('\n', ' '),
                points: (fields.useCases ?? []).slice(0, 3),
                works: [],
                hasPhone: false,
              },
            ],
          ],
        ]
      : [],
  ),
]);

/** What the software with this id is drawn from, or undefined where nothing is known of it. */
export function picturedSoftware(id: string): PicturedSoftware | undefined {
  const known = words.get(id);
  const screens = screensById[id];
  if (!known || !screens) return undefined;
  const { layout, shows, ...screen } = screens;
  const [title, rest] = known;
  return { layout, shows, screen: { title, ...screen }, ...rest };
}

/** The screens of its gallery: the part of the path that names each, and what it shows. */
export function galleryOfSoftware(id: string): { picture: string; alt: string }[] {
  const product = picturedSoftware(id);
  if (!product) return [];
  const { screen, layout, shows, points, works, hasPhone } = product;
  const { title, figures } = screen;
  const [[figure = '', value = ''] = []] = figures;
  const view = (name: string, alt: string) => ({ picture: `screenshot/${id}/${name}`, alt });
  return [
    { picture: `screenshot/${id}`, alt: `${title}: ${shows}` },
    ...(layout === 'board'
      ? []
      : [view('figures', `${title}: a chart of “${figure}”, now at ${value}`)]),
    ...(hasPhone && layout !== 'mobile'
      ? [view('phone', `${title} on a phone: “${screen.headline}”`)]
      : []),
    view(
      'features',
      `${title}: settings with ${[...points.slice(0, 2), ...works.slice(0, 1)].join(', ')}`,
    ),
    ...(layout === 'letter'
      ? []
      : [view('mail', `The weekly mail of ${title} with ${figures.length} figures`)]),
  ];
}
