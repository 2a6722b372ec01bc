import { personas } from '@dicebear/collection';
import { createAvatar } from '@dicebear/core';

/**
 * Draws a face, 96 by 96. The faces are "Personas" by Draftbit (personas.draftbit.com), licensed
 * CC BY 4.0, remixed by DiceBear. The metadata block with that credit is taken out to keep each
 * picture small, so the credit is in the README.
 */
export function avatar(slug: string): string {
  return (
    createAvatar(personas, {
      seed: slug,
      size: 96,
      backgroundColor: [
        'dad0fb',
        'ffd8c2',
        'c6ecd8',
        'fae3a0',
        'cae0fa',
        'f9cfd9',
        'e8dbc3',
        'bfe9e9',
      ],
      mouth: ['smile', 'bigSmile'],
      nose: ['smallRound', 'mediumRound'],
      hair: [
        'long',
        'shortCombover',
        'curlyHighTop',
        'bobCut',
        'curly',
        'curlyBun',
        'buzzcut',
        'bobBangs',
        'fade',
        'straightBun',
        'extraLong',
        'shortComboverChops',
        'bald',
      ],
      eyes: ['open', 'happy', 'glasses'],
      hairColor: ['362c47', '6c4545', '4a2c22', '3a2a20', '8a5a3c', 'c98a4b', '2b2438', 'a8a1b3'],
      clothingColor: [
        '5b3be8',
        'd93a1e',
        '3b365c',
        '0e7a4f',
        '2350de',
        '8f1648',
        'e08a3a',
        '0d6871',
      ],
      body: ['squared', 'rounded', 'small', 'checkered'],
      facialHairProbability: 6,
    })
      .toString()
      .replace(/<metadata[\s\S]*?<\/metadata>/, '')
      .replace(/<mask id="viewboxMask">.*?<\/mask><g mask="url\(#viewboxMask\)">/, '<g>')
      // The style lights face and hair by overlay blending inside masks; a mask isolates blending,
      // so browsers paint plain white there and skin turns grey. A faint white face does the same.
      .replace(
        /<mask id="[^"]+" style="mask-type:luminance"[\s\S]*?<\/mask><g mask="[^"]+">([\s\S]*?)<\/g>/g,
        (_, lit: string) =>
          lit.includes('M32 13a14')
            ? lit.replace(/style="[^"]*" opacity="[^"]*"/, 'opacity=".1"')
            : '',
      )
  );
}
