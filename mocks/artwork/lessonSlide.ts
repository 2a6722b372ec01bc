import { composed } from './lessons/compositions';
import { HEIGHT, slideOf, WIDTH } from './lessons/slide';
import { picture } from './svg';

/**
 * Draws the opening slide of a lesson, 960 by 540: its number, its title, the teacher, and what is made in
 * the course or where in it the lesson stands.
 *
 * @throws Error for what is no course, and for a lesson that it does not have
 */
export const lessonSlide = (courseId: string, lessonId: string): string =>
  picture(WIDTH, HEIGHT, composed(slideOf(courseId, lessonId)));
