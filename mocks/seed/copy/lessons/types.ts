/** The shapes in which copywriters write down lessons; `{placeholders}` are filled in by course. */

/** A lesson: its title, what is taught, and what to do afterwards. */
export interface LessonCopy {
  title: string;
  paragraphs: readonly [string, string];
  task: string;
}

/** A topic of a field: its title and what there is to say about it. */
export type Topic = readonly [title: string, text: string];
