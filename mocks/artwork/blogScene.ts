import { gradientsOf, blogTones } from './blog/tones';
import { buying } from './blog/buying';
import { keeping } from './blog/keeping';
import { learning } from './blog/learning';
import { selling } from './blog/selling';
import { teams } from './blog/teams';
import { working } from './blog/working';
import type { Scenes } from './blog/pieces';
import { litGround } from './light';
import { picture } from './svg';

/** What posts are about. Their colors are chosen so that neighbors in the blog's list differ. */
const SCENES: Scenes = {
  ...buying,
  ...selling,
  ...teams,
  ...working,
  ...keeping,
  ...learning,
};

/**
 * Draws the picture of a blog post, 800 by 450: what the post is about, in colors of its own.
 *
 * @throws Error for a subject that no one has drawn
 */
export function blogScene(subject: string): string {
  const scene = SCENES[subject];
  if (!scene) throw new Error(`No one has drawn the subject "${subject}" for the blog.`);
  const [place, draw] = scene;
  const tones = blogTones(place);
  const drawing = draw(tones);
  return picture(
    800,
    450,
    litGround(800, 450, tones.ground) + gradientsOf(drawing, tones) + drawing,
  );
}
