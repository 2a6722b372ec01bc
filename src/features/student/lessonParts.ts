import type { Lesson } from '../../api/resources/courses';

/** What the slides of a lesson show one after the other. */
export interface LessonPart {
  /** The opening slide, which is a picture; what the lesson says; what to do afterwards. */
  kind: 'opening' | 'text' | 'task';
  /** Empty for the opening slide. */
  text: string;
  /** How long it stays, in whole seconds. */
  seconds: number;
}

/** As much as is read at a glance, and as a slide of a phone has room for, in characters. */
const MOST_CHARACTERS = 150;

/** A calm reader's words in a second, and what it takes to find the beginning. */
const WORDS_PER_SECOND = 3;
const SECONDS_TO_BEGIN = 1;
const OPENING_SECONDS = 4;

const secondsToRead = (text: string): number =>
  SECONDS_TO_BEGIN + Math.ceil(text.split(/\s+/).length / WORDS_PER_SECOND);

/** Joins neighbors for as long as they fit into one slide together. */
function joined(pieces: readonly string[]): string[] {
  const slides: string[] = [];
  for (const piece of pieces) {
    const together = `${slides.at(-1) ?? ''} ${piece}`.trim();
    if (slides.length > 0 && together.length <= MOST_CHARACTERS) {
      slides[slides.length - 1] = together;
    } else slides.push(piece);
  }
  return slides;
}

/** A paragraph in slides: whole sentences, and of one that is too long whole words. */
function slidesOf(paragraph: string): string[] {
  const sentences = paragraph.trim().split(/(?<=[.!?…][”’"')]?)\s+/);
  return joined(
    sentences.flatMap((sentence) =>
      sentence.length > MOST_CHARACTERS ? joined(sentence.split(/\s+/)) : sentence,
    ),
  );
}

/** A lesson in parts: its opening slide, its text in the order of the transcript, its task. */
export function partsOf({ paragraphs, task }: Pick<Lesson, 'paragraphs' | 'task'>): LessonPart[] {
  const read = (kind: 'text' | 'task') => (text: string) => ({
    kind,
    text,
    seconds: secondsToRead(text),
  });
  return [
    { kind: 'opening', text: '', seconds: OPENING_SECONDS },
    ...paragraphs.flatMap(slidesOf).map(read('text')),
    ...slidesOf(task).map(read('task')),
  ];
}

/** How long the slides run, in seconds. */
export const secondsOf = (parts: readonly LessonPart[]): number =>
  parts.reduce((sum, { seconds }) => sum + seconds, 0);
