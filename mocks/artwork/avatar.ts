import { personas } from '@dicebear/collection';
import { createAvatar } from '@dicebear/core';
import { portraitOf } from './portrait';

/**
 * Draws the face of the person whose name the slug is, 96 by 96. The faces are "Personas" by Draftbit (personas.draftbit.com), licensed
 * CC BY 4.0, remixed by DiceBear. The metadata block with that credit is taken out to keep each
 * picture small, so the credit is in the README.
 */
export function avatar(slug: string): string {
  const face = portraitOf(slug);
  return (
    createAvatar(personas, {
      seed: slug,
      size: 96,
      backgroundColor: [face.ground],
      mouth: [face.mouth],
      nose: ['smallRound'],
      hair: [face.hair],
      skinColor: [face.skinColor],
      eyes: [face.eyes],
      hairColor: [face.hairColor],
      clothingColor: [face.clothingColor],
      body: [face.body],
      facialHair: [face.beard ?? 'goatee'],
      facialHairProbability: face.beard ? 100 : 0,
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
