import { expect, test } from '../fixtures';

test(
  'look up a term from the lists, go on to a related one, and back',
  { tag: '@over-http' },
  async ({ page }) => {
    await page.goto('glossary');
    const lists = page.getByRole('main').getByRole('region').filter({ hasText: 'View All' });
    await expect(lists).toHaveCount(4);
    await expect(lists.getByRole('heading', { level: 2 })).toHaveText([
      'IT',
      'Sales',
      'Marketing · Campaigns',
      'Marketing · Brand',
    ]);
    for (const list of await lists.all()) await expect(list.getByRole('listitem')).toHaveCount(6);

    await lists.getByRole('link', { name: 'Churn rate' }).click();
    await expect(page).toHaveURL(/glossary\?list=sales&term=churn-rate$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Churn rate');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveTitle(/^Churn rate/);
    await expect(page.getByRole('heading', { name: 'Example' })).toBeVisible();

    const shop = page.getByRole('region', { name: 'In the shop' });
    await expect(shop.getByRole('link', { name: 'Cohortly Grove' })).toHaveAttribute(
      'href',
      /productdetails\?id=cohortly-grove$/,
    );
    const related = page.getByRole('region', { name: 'Related terms' });
    await related.getByRole('link', { name: 'Customer lifetime value' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customer lifetime value');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Churn rate');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glossary');
    await expect(page).toHaveTitle(/^Glossary/);
  },
);

test('what a term leads to says how often its price is paid, and how it is rated', async ({
  page,
}) => {
  await page.goto('glossary?list=sales&term=discovery-call');
  const shop = page.getByRole('region', { name: 'In the shop' });
  await expect(shop.getByRole('link', { name: 'Callbrook' })).toBeVisible();
  await expect(shop.getByText('$129/year')).toBeVisible();
  await expect(shop.getByText(/^Rated \d/)).toBeVisible();
});

test('a list shows its terms from A to Z, by letter and by search', async ({ page }) => {
  await page.goto('glossary');
  await page.getByRole('link', { name: 'View All IT terms' }).click();
  await expect(page).toHaveURL(/glossary\?list=it$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('IT');
  await expect(page.getByText('19 terms from A to Z')).toBeVisible();

  const letters = page.getByRole('navigation', { name: 'Letters' });
  await expect(letters.getByRole('link', { name: 'Terms with Z' })).toHaveCount(0);
  await letters.getByRole('link', { name: 'Terms with W' }).click();
  await expect(page).toHaveURL(/#letter-w$/);
  await expect(page.getByRole('heading', { level: 2, name: 'W' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Webhook' })).toBeInViewport();

  await page.getByRole('searchbox').last().fill('sign');
  await expect(page.getByText('3 terms with “sign”')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('searchbox').last()).toHaveValue('sign');
  await page.getByRole('link', { name: 'Single sign-on' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Single sign-on');
  await page.goBack();
  await expect(page.getByText('3 terms with “sign”')).toBeVisible();

  await page.getByRole('searchbox').last().fill('funnel');
  await expect(page.getByRole('heading', { name: 'No terms match “funnel”' })).toBeVisible();
  await page.getByRole('link', { name: 'Search all lists' }).click();
  await expect(page.getByRole('link', { name: 'Funnel' })).toBeVisible();
});

test('the start leads to a term of the day, and by its letters to every term', async ({ page }) => {
  await page.goto('glossary');
  const today = page.getByRole('region', { name: 'Term of the day' });
  const title = (await today.getByRole('link').first().textContent()) ?? '';
  const letters = page.getByRole('navigation', { name: 'Letters' });
  await letters.getByRole('link', { name: 'Terms with W' }).click();
  await expect(page.getByRole('heading', { level: 3, name: 'W', exact: true })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Word of mouth' }).last()).toBeInViewport();
  await today.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('a URL that makes no sense is met with plain words', async ({ page, console }) => {
  console.allow(/404/);
  await page.goto('glossary?list=sales&term=no-such-term');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Term not found');
  const way = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(way.getByRole('link', { name: 'Glossary' })).toBeVisible();
  await expect(page.getByRole('link', { name: /View All/ })).toHaveCount(4);
  await page.getByRole('link', { name: 'Search the glossary' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glossary');
  await page.goto('glossary?list=no-such-list');
  await expect(page.getByRole('heading', { name: 'List not found' })).toBeVisible();
  await page.goto('glossary?list=%3Cscript%3E');
  await expect(page.getByText(/We ignored list=<script>/)).toBeVisible();
  await expect(page.getByRole('link', { name: /View All/ })).toHaveCount(4);
});

test('a quote is asked for, with mistakes at first', { tag: '@over-http' }, async ({ page }) => {
  await page.goto('glossary#get-a-quote');
  const form = page.getByRole('form', { name: 'Get a quote' });
  await form.getByLabel('Email').fill('sam');
  await form.getByRole('button', { name: 'Get a quote' }).click();
  const summary = form.getByRole('group').first();
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(2);
  await summary.getByRole('link', { name: 'Enter your first name.' }).click();
  await expect(form.getByLabel('First name')).toBeFocused();
  await page.keyboard.type('Sam');
  await form.getByLabel('Email').fill('sam@northbeam.example');
  await form.getByRole('button', { name: 'Get a quote' }).click();
  await expect(page.getByRole('heading', { name: 'We have your request' })).toBeFocused();
  await expect(page.getByText('sam@northbeam.example')).toBeVisible();
  await page.getByRole('button', { name: 'Ask for another quote' }).click();
  await expect(form.getByLabel('Email')).toHaveValue('');
});
