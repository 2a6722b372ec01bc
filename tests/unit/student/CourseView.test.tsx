import { act, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useCourse } from '../../../src/api/resources/courses';
import { useOrders } from '../../../src/api/resources/orders';
import { useOwnedProducts } from '../../../src/api/resources/products';
import { routes } from '../../../src/app/routes';
import { StudentPortalPage } from '../../../src/features/student/StudentPortalPage';
import { registerRoutes } from '../../../src/routing/routeTable';
import { clearToasts } from '../../../src/ui/toastStore';
import { Toasts } from '../../../src/ui/Toasts';
import { lateRoute } from '../../support/lateRoute';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

// Node, unlike a browser, asks only complete URLs; the client reads this when it is loaded.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000/api'));
registerRoutes(routes);

const mock = useMockServer();
afterEach(clearToasts);

async function open(search: string, others: RouteObject[] = [], beside: ReactNode = null) {
  await mock.signIn();
  const page = (
    <>
      <StudentPortalPage />
      <Toasts />
      {beside}
    </>
  );
  return renderWithApp(page, { at: `/studentbookmark${search}`, others });
}

/** Says when the course is there. */
const Known = () => (useCourse('spreadsheets').data ? 'The course is known' : null);

/** Says how far the order of a course is. */
function OrderedCourse() {
  const order = useOrders({}).data?.items.find(({ item }) => item.id === 'spreadsheets');
  return order ? `Ordered, ${order.progress?.doneCount} done` : null;
}

/** Says whether a course that the member owns is begun. */
function OwnedCourse() {
  const { data } = useOwnedProducts({ pageSize: 100 });
  const owned = data?.items.find(({ itemId }) => itemId === 'interface-design');
  return owned ? `Owned, ${owned.progress?.isBegun ? 'begun' : 'not begun'}` : null;
}

const nextButton = () => screen.findByRole('button', { name: 'Mark as done and go on' });
const progress = () => within(screen.getByRole('complementary', { name: 'Progress' }));

describe('a course', () => {
  it('goes on where one was, in the URL', async () => {
    const { where } = await open('?course=spreadsheets');
    await nextButton();
    expect(where()).toBe('/studentbookmark?course=spreadsheets&lesson=lesson-42');
  });

  it('goes on with the lesson opened last, though the course was read before that', async () => {
    const kept = mock.hold('setCoursePosition');
    const { goTo, where } = await open('?course=spreadsheets&lesson=lesson-43');
    await nextButton();
    await act(() => goTo('/studentbookmark'));
    await screen.findByRole('link', { name: /^Resume: Spreadsheets/ });
    kept();
    const resume = await screen.findByRole('link', { name: /^Resume: Spreadsheets/ });
    await waitFor(() =>
      expect(resume).toHaveAttribute('href', expect.stringMatching(/lesson-43$/)),
    );
    // A link that names no lesson, as that of a certificate.
    await act(() => goTo('/studentbookmark?course=spreadsheets'));
    await nextButton();
    expect(where()).toBe('/studentbookmark?course=spreadsheets&lesson=lesson-43');
  });

  it('shows the slide of the lesson above its text, in a room of its own', async () => {
    await open('?course=spreadsheets&lesson=lesson-2');
    const slide = await screen.findByRole('img', {
      name: /^The slide of lesson 2: “What you need/,
    });
    expect(slide).toHaveAttribute('src', expect.stringContaining('lesson/spreadsheets/lesson-2'));
    expect(slide).toHaveAttribute('width', '960');
    expect(slide).toHaveAttribute('height', '540');
    expect(slide).toHaveAttribute('loading', 'eager');
    const figure = screen.getByRole('figure');
    expect(figure).toContainElement(slide);
    expect(figure).toHaveTextContent(
      /Slides without sound; their whole text is below, in English\. .+ helps in Hindi\.$/,
    );
  });

  it('says what the lesson is called before the lesson itself is there', async () => {
    const answer = mock.hold('getLesson');
    await open('?course=spreadsheets&lesson=lesson-7');
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent('Practice sheets: a worked example');
    expect(screen.getByText('Lesson 7 of 44')).toBeVisible();
    const time = screen.getByText(/^About \d+ min with the task$/).textContent;
    expect(screen.queryByRole('img', { name: /slide/ })).toBeNull();
    answer();
    await screen.findByRole('img', { name: /^The slide of lesson 7:/ });
    const [, slides] = /of (\d+)/.exec(screen.getByText(/^Slide 1 of/).textContent)!;
    expect(screen.getByText(`${time} · ${slides} slides`)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
  });

  it('keeps nobody who waits for the code of another page when it comes', async () => {
    const answer = mock.hold('getCourse');
    const blog = lateRoute('/blog', 'What we write');
    const { goTo, where } = await open('?course=spreadsheets', [blog.route], <Known />);
    await act(async () => void goTo('/blog'));
    answer();
    await screen.findByText('The course is known');
    expect(where()).toBe('/studentbookmark?course=spreadsheets');
    await blog.bring();
    expect(await screen.findByText('What we write')).toBeVisible();
  });

  it('marks a lesson as done at once and goes on, and takes it back where it is refused', async () => {
    const { user, where } = await open('?course=spreadsheets&lesson=lesson-42');
    mock.override({
      operationId: 'completeLesson',
      times: 1,
      reply: {
        status: 500,
        body: { type: 'urn:problem-type:internal', title: 'No', status: 500 },
      },
    });
    const answer = mock.hold('completeLesson');
    await user.click(await nextButton());
    expect(await progress().findByText(/42 of 44 lessons done/)).toBeVisible();
    await waitFor(() => expect(where()).toContain('lesson=lesson-43'));
    answer();
    expect(await screen.findByText(/could not be marked as done/)).toBeVisible();
    expect(progress().getByText(/41 of 44 lessons done/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await progress().findByText(/42 of 44 lessons done/)).toBeVisible();
    // Shown at once; what has not been answered yet would tell its failure in the test after this one.
    const lesson = { params: { courseId: 'spreadsheets', lessonId: 'lesson-42' } };
    await waitFor(async () =>
      expect(await mock.call('getLesson', 200, lesson)).toMatchObject({ done: true }),
    );
    expect(screen.queryByText(/could not be marked as done/)).toBeNull();
  });

  it('is as far in the order that it was bought with', async () => {
    const { user } = await open('?course=spreadsheets&lesson=lesson-42', [], <OrderedCourse />);
    expect(await screen.findByText('Ordered, 41 done')).toBeVisible();
    await user.click(await nextButton());
    expect(await screen.findByText('Ordered, 42 done')).toBeVisible();
  });

  it('is under one heading where it has no such lesson any more', async () => {
    const gone = { type: 'urn:problem-type:not-found', title: 'No such lesson', status: 404 };
    mock.override({ operationId: 'getLesson', reply: { status: 404, body: gone } });
    await open('?course=spreadsheets&lesson=lesson-42');
    await screen.findByText('Lesson not found');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('is begun among one’s products once a later lesson is opened', async () => {
    const course = '?course=interface-design&lesson=';
    const { goTo } = await open(`${course}lesson-1`, [], <OwnedCourse />);
    expect(await screen.findByText('Owned, not begun')).toBeVisible();
    await act(() => goTo(`/studentbookmark${course}lesson-2`));
    expect(await screen.findByText('Owned, begun')).toBeVisible();
  });

  it('keeps the place that was opened last, however long it takes to keep the one before', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    mock.override({ operationId: 'setCoursePosition', delayMs: 600, times: 1 });
    const { goTo } = await open('?course=spreadsheets&lesson=lesson-2');
    const number = (wanted: number) =>
      screen.findByRole('img', { name: new RegExp(`^The slide of lesson ${wanted}:`) });
    await number(2);
    await act(() => goTo('/studentbookmark?course=spreadsheets&lesson=lesson-3'));
    await number(3);
    await waitFor(async () => {
      const kept = fetched.mock.calls.flatMap(([request], call) =>
        request instanceof Request && request.url.endsWith('/position')
          ? [fetched.mock.results[call]!.value as Promise<Response>]
          : [],
      );
      expect(kept).toHaveLength(2);
      await Promise.all(kept);
    });
    const params = { courseId: 'spreadsheets' };
    expect(await mock.call('getCourse', 200, { params })).toMatchObject({
      resumeLesson: { id: 'lesson-3' },
    });
  });

  it('can be read though the place in it cannot be kept', async () => {
    mock.override({
      operationId: 'setCoursePosition',
      reply: {
        status: 500,
        body: { type: 'urn:problem-type:internal', title: 'No', status: 500 },
      },
    });
    await open('?course=spreadsheets&lesson=lesson-2');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/\S/);
    expect(screen.queryByRole('alert')).toBeEmptyDOMElement();
  });
});

describe('a certificate that is not there', () => {
  it('says how many lessons are left, and leads to the first of them', async () => {
    await open('?certificate=spreadsheets');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'No certificate yet',
    );
    expect(screen.getByText(/3 lessons are left/)).toBeVisible();
    expect(screen.getByText(/^41 of 44 lessons done/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue the course' })).toHaveAttribute(
      'href',
      '/studentbookmark?course=spreadsheets&lesson=lesson-42',
    );
  });

  it('can be looked for again where every lesson is done, as it is on its way', async () => {
    await mock.signIn();
    for (const lessonId of ['lesson-42', 'lesson-43', 'lesson-44']) {
      await mock.call('completeLesson', 200, { params: { courseId: 'spreadsheets', lessonId } });
    }
    const notYet = { type: 'urn:problem-type:not-found', title: 'Not yet', status: 404 } as const;
    mock.override({
      operationId: 'getCertificate',
      times: 1,
      reply: { status: 404, body: notYet },
    });
    const { user } = await open('?certificate=spreadsheets');
    const again = await screen.findByRole('button', { name: 'Look again' });
    expect(screen.getByText(/so it is on its way/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Continue the course' })).toBeNull();
    await user.click(again);
    expect(await screen.findByRole('button', { name: 'Print certificate' })).toBeVisible();
  });

  it('says of an unknown course that there is none, and leads to one’s courses', async () => {
    await open('?certificate=no-such-course');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'We could not find this course',
    );
    expect(screen.getByRole('link', { name: 'Go to your courses' })).toHaveAttribute(
      'href',
      '/studentbookmark',
    );
    await waitFor(() => expect(document.title).toMatch(/^Course not found/));
  });
});
