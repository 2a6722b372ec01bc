import { personas } from '@dicebear/collection';
import { createAvatar } from '@dicebear/core';
import { faceOf } from './faces';

/**
 * Draws the face of the person whose name the slug is, 96 by 96. The faces are "Personas" by Draftbit (personas.draftbit.com), licensed
 * CC BY 4.0, remixed by DiceBear. The metadata block with that credit is taken out to keep each
 * picture small, so the credit is in the README.
 */
export function avatar(slug: string): string {
  const face = faceOf(slug);
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
      hair: [...face.hair],
      skinColor: face.skinColor,
      eyes: ['open', 'happy', 'glasses'],
      hairColor: face.hairColor,
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
      facialHair: ['beardMustache', 'goatee', 'shadow'],
      facialHairProbability: face.beard,
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
