import { describe, expect, it } from 'vitest';
import { courseCover } from '../../../mocks/artwork/courseCover';
import { portraitOf } from '../../../mocks/artwork/portrait';
import { beardOf, hairOf } from '../../../mocks/artwork/screens/hair';
import { speaker } from '../../../mocks/artwork/screens/speaker';

const TEACHERS = ['sabine-oberhauser', 'ines-carranza', 'arjun-malhotra', 'hamish-drummond'];

describe('who speaks in a film', () => {
  it.each(TEACHERS)('%s has the skin, the hair and the beard of the avatar', (who) => {
    const face = portraitOf(who);
    const drawn = speaker({ x: 0, y: 0, width: 350, height: 208 }, who, '#DAD0FB', '#5B3BE8');
    const { back, front } = hairOf(face);
    for (const part of [back, front, beardOf(face), `#${face.skinColor}`]) {
      expect(drawn).toContain(part);
    }
  });

  it('has hair that is told from other cuts', () => {
    const face = portraitOf('sabine-oberhauser');
    const cuts = [
      'long',
      'curly',
      'curlyBun',
      'bobBangs',
      'straightBun',
      'shortCombover',
      'curlyHighTop',
      'buzzcut',
      'fade',
      'bald',
      'beanie',
    ] as const;
    const drawn = cuts.map((hair) => {
      const { back, front } = hairOf({ ...face, hair });
      return back + front;
    });
    expect(new Set(drawn).size).toBe(cuts.length);
  });

  it('is not on the cover of a course, whose lessons are slides', () => {
    const cover = courseCover('basic', 'help-center');
    expect(cover).toContain('>1 of 4</text>');
    expect(cover).not.toContain(hairOf(portraitOf('sabine-oberhauser')).front);
  });
});
