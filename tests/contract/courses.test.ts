import { describe, expect, test } from 'vitest';
import { SEED_NOW } from '../../mocks/seed/clock';
import { useMockServer } from '../support/mockServer';

const mock = useMockServer();
/** Bought by Maya, with three lessons left; redeemed and finished by her; hers, and not begun. */
const [LEARNING, FINISHED, FRESH] = ['spreadsheets', 'git-calmly', 'interface-design'];
const at = (courseId: string, lessonId: string) => ({ params: { courseId, lessonId } });
const course = (courseId: string) => mock.call('getCourse', 200, { params: { courseId } });
const lessonsOf = async (courseId: string) =>
  (await course(courseId)).sections.flatMap(({ lessons }) => lessons);

describe('one’s courses', () => {
  test('are those that were bought or redeemed, those opened last first, with what is done', async () => {
    await mock.signIn();
    const { items, page } = await mock.call('listOwnCourses', 200);
    expect(items.map(({ id }) => id)).toEqual([FRESH, LEARNING, FINISHED]);
    expect(page.totalItems).toBe(3);
    const [fresh, learning, finished] = items;
    expect(fresh).toMatchObject({
      doneCount: 0,
      resumeLesson: { id: 'lesson-1', number: 1, done: false },
      certifiedAt: null,
    });
    expect(finished!.doneCount).toBe(finished!.lessonCount);
    expect(finished!.certifiedAt).not.toBeNull();
    expect(learning!.doneCount).toBe(learning!.lessonCount - 3);
  });

  test('are nobody else’s: others have none, and are refused what is in them', async () => {
    await mock.signIn('viktor@dealwright.example');
    expect((await mock.call('listOwnCourses', 200)).items).toEqual([]);
    const params = { courseId: LEARNING };
    const problem = await mock.call('getCourse', 403, { params });
    expect(problem.type).toBe('urn:problem-type:forbidden');
    await mock.call('getLesson', 403, at(LEARNING, 'lesson-1'));
    await mock.call('completeLesson', 403, at(LEARNING, 'lesson-44'));
    await mock.call('reopenLesson', 403, at(LEARNING, 'lesson-1'));
    await mock.call('setCoursePosition', 403, { params, body: { lessonId: 'lesson-2' } });
    await mock.call('getCertificate', 403, { params: { courseId: FINISHED } });
    await mock.signIn();
    expect((await course(LEARNING)).doneCount).toBe(41);
  });

  test('are gone once the money has gone back, and what is done waits', async () => {
    await mock.signIn();
    const { orders } = await mock.backend.store.open('orders');
    const order = orders.all().find(({ item }) => item.id === LEARNING)!;
    orders.put({ ...order, refundDueAt: '2023-03-09T12:30:00Z' });
    await mock.backend.store.save();
    expect((await course(LEARNING)).doneCount).toBe(41);
    const params = { orderId: order.id };
    expect((await mock.call('getOrder', 200, { params })).progress?.doneCount).toBe(41);
    mock.setNow('2023-03-09T12:30:00Z');
    await mock.call('getCourse', 403, { params: { courseId: LEARNING } });
    expect((await mock.call('getOrder', 200, { params })).progress).toBeNull();
  });

  test('that do not exist, and lessons that they do not have, are unknown', async () => {
    await mock.signIn();
    await mock.call('getCourse', 404, { params: { courseId: 'no-such-course' } });
    // Software is no course.
    await mock.call('getCourse', 404, { params: { courseId: 'replywright' } });
    await mock.call('getLesson', 404, at(FRESH, 'lesson-51'));
    await mock.call('completeLesson', 404, at(FRESH, 'lesson-51'));
    await mock.call('setCoursePosition', 404, {
      params: { courseId: FRESH },
      body: { lessonId: 'lesson-51' },
    });
  });
});

describe('lessons', () => {
  test('lead from one to the next, each with a slide, a text and a task', async () => {
    await mock.signIn();
    const outline = await lessonsOf(FINISHED);
    let lessonId: string | null = 'lesson-1';
    const seen: string[] = [];
    while (lessonId !== null) {
      const lesson: Awaited<ReturnType<typeof readLesson>> = await readLesson(lessonId);
      expect(lesson.previousLessonId).toBe(seen.at(-1) ?? null);
      expect(lesson.paragraphs.length).toBeGreaterThan(0);
      expect(lesson.task).toMatch(/\S/);
      expect(lesson.slide).toEqual({
        url: expect.stringMatching(`/artwork/lesson/${FINISHED}/${lesson.id}.svg$`) as string,
        closeUpUrl: null,
        alt: `The slide of lesson ${lesson.number}: “${lesson.title}”`,
        caption: null,
        width: 960,
        height: 540,
      });
      seen.push(lesson.id);
      lessonId = lesson.nextLessonId;
    }
    expect(seen).toEqual(outline.map(({ id }) => id));

    function readLesson(id: string) {
      return mock.call('getLesson', 200, at(FINISHED, id));
    }
  });

  test('are marked once however often that is sent, and the mark can be taken back', async () => {
    await mock.signIn();
    for (const _ of [1, 2]) {
      expect(await mock.call('completeLesson', 200, at(FRESH, 'lesson-3'))).toEqual({
        on: true,
        count: 1,
      });
    }
    expect((await mock.call('getLesson', 200, at(FRESH, 'lesson-3'))).done).toBe(true);
    expect((await lessonsOf(FRESH)).filter(({ done }) => done).map(({ id }) => id)).toEqual([
      'lesson-3',
    ]);
    for (const _ of [1, 2]) {
      expect(await mock.call('reopenLesson', 200, at(FRESH, 'lesson-3'))).toEqual({
        on: false,
        count: 0,
      });
    }
  });

  test('a course goes on with the lesson that was open last', async () => {
    await mock.signIn();
    for (const lessonId of ['lesson-7', 'lesson-4']) {
      const answer = await mock.call('setCoursePosition', 200, {
        params: { courseId: FRESH },
        body: { lessonId },
      });
      expect(answer).toEqual({ lessonId });
      expect((await course(FRESH)).resumeLesson.id).toBe(lessonId);
    }
  });

  test.each([
    ['the first lesson is opened', 'lesson-1', [], false],
    ['a later lesson is opened', 'lesson-2', [], true],
    ['a lesson is done', 'lesson-1', ['lesson-1'], true],
  ])('a course, once %s, is begun or not wherever it is', async (_, lessonId, done, isBegun) => {
    await mock.signIn();
    const params = { courseId: FRESH };
    expect((await course(FRESH)).isBegun).toBe(false);
    await mock.call('setCoursePosition', 200, { params, body: { lessonId } });
    for (const id of done) await mock.call('completeLesson', 200, at(FRESH, id));
    const { items } = await mock.call('listOwnCourses', 200);
    const owned = await mock.call('listOwnedProducts', 200);
    expect([
      (await course(FRESH)).isBegun,
      items.find(({ id }) => id === FRESH)!.isBegun,
      owned.items.find(({ itemId }) => itemId === FRESH)!.progress!.isBegun,
    ]).toEqual([isBegun, isBegun, isBegun]);
  });

  test('a course that is opened is the first, also at the lesson where it was', async () => {
    await mock.signIn();
    const first = async () => (await mock.call('listOwnCourses', 200)).items[0]!.id;
    for (const [minute, courseId] of [FINISHED, LEARNING, FINISHED].entries()) {
      mock.setNow(new Date(Date.parse(SEED_NOW) + minute * 60_000));
      const lessonId = (await course(courseId)).resumeLesson.id;
      const params = { courseId };
      await mock.call('setCoursePosition', 200, { params, body: { lessonId } });
      expect(await first()).toBe(courseId);
    }
  });
});

describe('a certificate', () => {
  const ask = (status: 200 | 404, courseId: string) =>
    mock.call('getCertificate', status, { params: { courseId } });

  test('is issued with the last lesson, with a notice, and stays', async () => {
    await mock.signIn();
    await ask(404, LEARNING);
    const open = (await lessonsOf(LEARNING)).filter(({ done }) => !done);
    expect(open).toHaveLength(3);
    mock.setNow('2023-03-10T08:00:00Z');
    // The order does not matter.
    for (const { id } of open.toReversed()) {
      await ask(404, LEARNING);
      await mock.call('completeLesson', 200, at(LEARNING, id));
    }
    const certificate = await ask(200, LEARNING);
    const { title, vendor, lessonCount, minutes, instructor, certifiedAt } = await course(LEARNING);
    expect(certificate).toEqual({
      number: expect.stringMatching(/^DWC-\d{6}$/) as string,
      holderName: 'Maya Lindqvist',
      courseTitle: title,
      vendor,
      instructor,
      lessonCount,
      minutes,
      issuedAt: '2023-03-10T08:00:00.000Z',
    });
    expect(certifiedAt).toBe('2023-03-10T08:00:00.000Z');
    const { items } = await mock.call('listNotifications', 200);
    expect(items[0]).toMatchObject({
      title: 'Your certificate is ready',
      listingId: LEARNING,
      action: 'see-certificate',
      read: false,
    });

    await mock.call('reopenLesson', 200, at(LEARNING, open[0]!.id));
    mock.setNow('2023-03-12T08:00:00Z');
    await mock.call('completeLesson', 200, at(LEARNING, open[0]!.id));
    expect(await ask(200, LEARNING)).toEqual(certificate);
  });

  test('is there as a page to print, complete in itself', async () => {
    await mock.signIn();
    const answer = await mock.send(`/courses/${FINISHED}/certificate/file`);
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="certificate-DWC-01\d{4}\.html"$/,
    );
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    const text = await answer.text();
    const { courseTitle, number, instructor } = (await ask(200, FINISHED)) as {
      courseTitle: string;
      number: string;
      instructor: string;
    };
    for (const said of ['Maya Lindqvist', courseTitle, number, instructor])
      expect(text).toContain(said);
    expect(text).not.toMatch(/<(script|link|img)/);
    await mock.call('getCertificateFile', 404, { params: { courseId: LEARNING } });
    await mock.signIn('viktor@dealwright.example');
    await mock.call('getCertificateFile', 403, { params: { courseId: FINISHED } });
  });

  test('has a number of its own', async () => {
    await mock.signIn();
    const first = await ask(200, FINISHED);
    for (const { id, done } of await lessonsOf(LEARNING)) {
      if (!done) await mock.call('completeLesson', 200, at(LEARNING, id));
    }
    const second = await ask(200, LEARNING);
    expect(second).not.toMatchObject({ number: (first as { number: string }).number });
  });
});
