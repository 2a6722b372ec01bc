import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partsOf } from '../../../src/features/student/lessonParts';

const words = (text: string) => text.split(/\s+/).filter(Boolean);

describe('the parts of a lesson', () => {
  it('are its opening slide, whole sentences that fit together, and its task', () => {
    const parts = partsOf({
      paragraphs: [
        'Five minutes, no apology. You prepare a short presentation of what you made.',
        `${'A long road. '.repeat(12)}“Is it?” It is.`,
      ],
      task: 'Record it.',
    });
    expect(parts.map(({ kind }) => kind)).toEqual(['opening', 'text', 'text', 'text', 'task']);
    expect(parts[1]!.text).toBe(
      'Five minutes, no apology. You prepare a short presentation of what you made.',
    );
    expect(parts[2]!.text).toMatch(/^A long road\..*road\.$/);
    expect(parts[3]!.text).toMatch(/It is\.$/);
    // Longer texts stay longer.
    expect(parts[2]!.seconds).toBeGreaterThan(parts[4]!.seconds);
  });

  it('hold every word in its order, each part as much as a slide has room for', () => {
    const text = fc.string({ minLength: 1, maxLength: 600 }).filter((one) => one.trim() !== '');
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 5 }), text, (paragraphs, task) => {
        const parts = partsOf({ paragraphs, task });
        expect(parts.flatMap((part) => words(part.text))).toEqual(
          words([...paragraphs, task].join(' ')),
        );
        for (const part of parts) {
          expect(Number.isInteger(part.seconds) && part.seconds > 0).toBe(true);
          if (words(part.text).length > 1) expect(part.text.length).toBeLessThanOrEqual(150);
        }
      }),
    );
  });
});
