import { describe, expect, it } from 'vitest';
import { endingBetweenSentences } from '../../../mocks/artwork/demo/endings';

const line = (y: number, words: string, weight = '') =>
  `<text x="32" y="${y}" font-size="17" fill="#111"${weight}>${words}</text>`;

describe('the lower edge of a picture that fades out', () => {
  it('ends a text that goes on below with its last sentence above', () => {
    const svg = line(410, 'One. Two is') + line(433, 'longer. Three') + line(456, 'is below.');
    expect(endingBetweenSentences(svg, 480)).toBe(line(410, 'One. Two is') + line(433, 'longer.'));
  });

  it('leaves nothing of a sentence that no other one comes before', () => {
    const svg = '<rect/>' + line(440, 'fewer meetings a') + line(463, 'week') + '<circle/>';
    expect(endingBetweenSentences(svg, 480)).toBe('<rect/><circle/>');
  });

  it('keeps texts and names that end above, and leaves out names that are half gone', () => {
    const name = line(444, 'Montclair, 14', ' font-weight="600"');
    const svg = line(420, 'All of it,') + line(443, 'without a stop') + name;
    expect(endingBetweenSentences(svg, 480)).toBe(svg);
    expect(endingBetweenSentences(line(448, 'Gone', ' font-weight="600"'), 480)).toBe('');
    const outlined = '<path transform="translate(32 460)scale(.034)" d="m0 0" fill="#111"/>';
    expect(endingBetweenSentences(outlined, 480)).toBe('');
  });
});
