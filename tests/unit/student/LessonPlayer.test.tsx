import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Course, Lesson } from '../../../src/api/resources/courses';
import { routes } from '../../../src/app/routes';
import { LessonPlayer } from '../../../src/features/student/LessonPlayer';
import { registerRoutes } from '../../../src/routing/routeTable';
import { renderWithApp } from '../../support/renderWithApp';

registerRoutes(routes);

const lesson = {
  id: 'lesson-2',
  title: 'What you need',
  slide: { url: '/slide.svg', alt: 'The slide', width: 960, height: 540 },
  // 4 seconds of the opening, 3 of each of these: 10 in all.
  paragraphs: ['One two three four.'],
  task: 'Five six seven eight.',
  previousLessonId: 'lesson-1',
  nextLessonId: null,
} as Lesson;
const course = { id: 'chess', language: 'English', instructor: 'Ines' } as Course;

const open = (changes: Partial<Lesson> = {}, other: Partial<Course> = {}) =>
  renderWithApp(
    <LessonPlayer course={{ ...course, ...other }} lesson={{ ...lesson, ...changes }} />,
  );
const pass = (seconds: number) =>
  act(() => {
    vi.advanceTimersByTime(seconds * 1000);
  });
const figure = () => screen.getByRole('figure');
const slider = () => screen.getByRole('slider', { name: 'Place in the slides' });
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: false }));
afterEach(() => void vi.useRealTimers());

describe('the player of a lesson', () => {
  it('waits, plays the slides one after the other, pauses, and begins again from the end', () => {
    open();
    expect(figure()).toHaveTextContent('Slide 1 of 3');
    expect(figure()).toHaveTextContent('Slides without sound; their whole text is below.');
    pass(5);
    expect(figure()).toHaveTextContent('Slide 1 of 3');
    fireEvent.click(button('Play slides'));
    pass(4.5);
    expect(figure()).toHaveTextContent('One two three four.');
    expect(slider()).toHaveAttribute('aria-valuetext', 'Slide 2 of 3');
    fireEvent.click(button('Pause slides'));
    pass(5);
    expect(figure()).toHaveTextContent('Slide 2 of 3');
    fireEvent.click(button('Play slides'));
    pass(9);
    expect(figure()).toHaveTextContent('Five six seven eight.');
    fireEvent.click(button('Play slides again'));
    pass(1.2);
    expect(figure()).toHaveTextContent('Slide 1 of 3');
    expect(button('Pause slides')).toBeVisible();
  });

  it('is turned by its buttons, which stay where they lead nowhere', () => {
    open();
    expect(button('Previous slide')).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(button('Previous slide'));
    expect(figure()).toHaveTextContent('Slide 1 of 3');
    fireEvent.click(button('Next slide'));
    fireEvent.click(button('Next slide'));
    expect(figure()).toHaveTextContent('Slide 3 of 3');
    // Nothing has played yet that could play again.
    expect(button('Play slides')).toBeVisible();
    expect(button('Next slide')).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(button('Next slide'));
    expect(figure()).toHaveTextContent('Slide 3 of 3');
    fireEvent.click(button('Previous slide'));
    expect(figure()).toHaveTextContent('Slide 2 of 3');
  });

  it('says in which language its text is where the teacher speaks another', () => {
    open({}, { language: 'Hindi' });
    expect(figure()).toHaveTextContent(
      'Slides without sound; their whole text is below, in English. Ines helps in Hindi.',
    );
  });

  it('is played by space, and gone through by arrows and by its scrubber', () => {
    open();
    const key = (name: string) => fireEvent.keyDown(slider(), { key: name });
    key('ArrowRight');
    expect(figure()).toHaveTextContent('Slide 2 of 3');
    key(' ');
    pass(2);
    // Far into a slide, back is the one before, as of slides that one turns.
    key('ArrowLeft');
    expect(figure()).toHaveTextContent('Slide 1 of 3');
    fireEvent.change(slider(), { target: { value: '3' } });
    expect(figure()).toHaveTextContent('Slide 3 of 3');
    pass(4);
    expect(button('Play slides again')).toBeVisible();
    // Back from the end it stands still.
    key('ArrowLeft');
    pass(5);
    expect(figure()).toHaveTextContent('Slide 2 of 3');
  });

  it('leaves keys that the browser has for something else, and space on a button, alone', () => {
    open();
    expect(fireEvent.keyDown(slider(), { key: 'ArrowRight', altKey: true })).toBe(true);
    expect(fireEvent.keyDown(button('Play slides'), { key: ' ' })).toBe(true);
    expect(fireEvent.keyDown(slider(), { key: 'Tab' })).toBe(true);
    expect(figure()).toHaveTextContent('Slide 1 of 3');
    expect(button('Play slides')).toBeVisible();
  });
});
