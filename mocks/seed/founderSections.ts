import type { ListingTextRecord } from '../store/records';
import { courseRoadmaps, courseStories } from './copy/courses/blocks';
import { softwareBlocks } from './copy/software/blocks';
import type { CourseCopy, SoftwareCopy } from './copy/types';
import { cycled, fill, slugOf } from './wording';

type FounderSection = ListingTextRecord['founderSections'][number];
type Written = readonly [heading: string, ...paragraphs: string[]];

/** What the founders of a piece of software tell buyers, in the four sections of the sample. */
export function softwareSections(copy: SoftwareCopy, turn: number): FounderSection[] {
  const { title, vendor, founder } = copy;
  const block = softwareBlocks[copy.categories[0]];
  const [first, second] = copy.points;
  const most = copy.limits.at(-1) ?? '';
  return sections(
    [
      [
        `A note from ${founder}`,
        cycled(block.story, turn),
        `If you look at one thing first, let it be “${first[0]}”. And tell us what you think of “${second[0]}”; half of it came from customers.`,
      ],
    ],
    [
      most.startsWith('Unlimited')
        ? [
            'What does unlimited mean?',
            'As much as people can use in a day’s work. Scripts that fill an account around the clock are not covered; if that happens we write to you first and look for a way together.',
          ]
        : [
            'What happens when I reach the limit?',
            `${title} keeps working and nothing is deleted. You are told at eighty percent, and above the limit you may finish what you have begun before you choose a larger plan.`,
          ],
      [
        'May I use it for clients?',
        copy.flags?.includes('white-label')
          ? 'Yes. You may put your own name and logo on everything that your clients see. One account stands for one business, yours.'
          : 'For work that you do for them, yes. A client who wants to sign in needs a license of their own.',
      ],
    ],
    [
      [
        'How do I redeem my license?',
        `Create an account with ${vendor} and paste the key from your order history under “License”. It is active at once, and there are sixty days to do it.`,
      ],
      [
        'How do I move from another tool?',
        'Send us an export of what you have. For the common tools the import runs by itself; for the others we do it for you during your first month.',
      ],
    ],
    block.roadmap,
    copy,
  );
}

/** What an instructor tells participants, in the four sections of the sample. */
export function courseSections(copy: CourseCopy, turn: number): FounderSection[] {
  const { title, vendor, founder } = copy;
  const access = copy.annual
    ? 'For twelve months from the day of purchase. You get an email before it ends, and nothing renews by itself.'
    : 'For as long as the course exists, and we promise five years at least. New lessons are included.';
  return sections(
    [
      [`A note from ${founder}`, cycled(courseStories, turn)],
      [
        'Who is this course for?',
        `${copy.pitch} If you are not sure whether it fits, take the first lessons as a test: you have sixty days to ask for your money back.`,
      ],
    ],
    [
      ['How long can I use it?', access],
      [
        'May I share the material?',
        copy.flags?.includes('white-label')
          ? 'Worksheets may carry your company’s logo and be used in your own workshops. Slides and access stay personal.'
          : 'Worksheets may go to colleagues on your team. Slides and access are personal, because feedback and certificate are.',
      ],
    ],
    [
      [
        'When do I get my certificate?',
        `As soon as you have marked every lesson as done: it is ready to print then. ${vendor} confirms it to anybody who has its number.`,
      ],
      [
        'What do I need?',
        `A quiet hour and a browser. Everything used in “${title}” is free, or has a trial that lasts long enough.`,
      ],
    ],
    cycled(courseRoadmaps, turn),
    copy,
  );
}

function sections(
  founder: readonly Written[],
  fair: readonly Written[],
  help: readonly Written[],
  roadmap: readonly string[],
  { title, founder: name }: Pick<SoftwareCopy, 'title' | 'founder'>,
): FounderSection[] {
  const [next = '', ...later] = roadmap;
  return [
    { ...section('From the founder', founder), portrait: `avatar/${slugOf(name)}` },
    section('Fair Usage Policy', fair),
    section('Help Page', help),
    section('Roadmap', [
      ['Next', fill(`${next}.`, { title })],
      ['Later this year', ...later.map((plan) => fill(`${plan}.`, { title }))],
    ]),
  ];
}

function section(title: string, entries: readonly Written[]): FounderSection {
  return {
    id: slugOf(title),
    title,
    entries: entries.map(([heading, ...paragraphs]) => ({
      id: slugOf(heading),
      heading,
      paragraphs,
    })),
  };
}
