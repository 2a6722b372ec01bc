/**
 * What is said of the work of a student in each course with a diploma: by the teacher, and then by the
 * student.
 */
export const SAID: Readonly<Record<string, readonly [teacher: string, student: string]>> = {
  'ai-for-managers': [
    'Worth it and easy: begin there. How many hours a week?',
    'Nine, in four teams. The numbers are in the notes.',
  ],
  'brand-illustration': [
    'The bird is lighter than the rest. Was it the same pen?',
    'No. Redrawn with the broad one.',
  ],
  'brand-strategy': [
    '“Never a discount” is brave. Who says no to the big store?',
    'The founder does, in writing.',
  ],
  'company-wiki': [
    'Zoe owns two pages. Who answers when she is away?',
    'Mia takes the travel costs.',
  ],
  'dashboard-stories': [
    'The note in red says what to do. Who reads it first?',
    'The night shift, at six.',
  ],
  'discord-community': [
    'A good welcome. Who gives it while Timo sleeps?',
    'Two hosts, one of them in Lima.',
  ],
  'employment-law': [
    'Date and delay are in. Which rule was broken?',
    'Added: the roster, section 4.',
  ],
  'help-center': [
    'People type “change”, not “amend”. Your title does, too.',
    'Found 31 times since Monday.',
  ],
  'interface-design': [
    '24 above the title, 16 below. Why is the upper one larger?',
    'Three steps of eight. The picture needs the room.',
  ],
  'modern-typescript': [
    'A typo for four years. What would have caught it?',
    'A type at the border. It is in now.',
  ],
  'no-code-automation': [
    'What happens when the row cannot be added?',
    'It tries twice, then writes to me.',
  ],
  'pipeline-management': [
    'Nine offers and four won. What stopped the five?',
    'Two had no budget. I ask earlier now.',
  ],
  'pricing-strategy': [
    'Team is what you want to sell. Say why in one line.',
    '“For up to ten people.”',
  ],
  'remote-leadership': [
    'Two shared hours. What has to happen in them?',
    'Decisions. News goes out in writing.',
  ],
  'technical-content': [
    'Show a job that gets lost first. Then promise.',
    'The failure is now the opening.',
  ],
};
