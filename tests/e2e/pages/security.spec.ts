import { expect, test } from '../fixtures';

test('the policy forbids everything that it does not name, in the page and as a header', async ({
  page,
}) => {
  const response = await page.goto('');
  const header = response?.headers()['content-security-policy'] ?? '';
  expect(header).toMatch(/^default-src 'none'; /);
  expect(header).not.toMatch(/unsafe|\*|https?:/);
  expect(header).toContain("require-trusted-types-for 'script'; trusted-types default");
  const meta = page.locator('meta[http-equiv="Content-Security-Policy"]');
  expect(`${await meta.getAttribute('content')}; frame-ancestors 'none'`).toBe(header);
});

test('what is put into the page from outside does not run', async ({ page, console }) => {
  console.allow(/policy violated|Content Security Policy|TrustedHTML|TrustedScript/);
  await page.goto('');
  const outcome = await page.evaluate(() => {
    const script = document.createElement('script');
    let refused = '';
    try {
      script.textContent = 'window.ran = true';
      document.head.append(script);
      document.body.innerHTML = '<img src="x">';
    } catch (error) {
      refused = String(error);
    }
    return { refused, ran: 'ran' in window };
  });
  expect(outcome.refused).toContain('TypeError');
  expect(outcome.ran).toBe(false);
});

test('changing the color scheme and opening what floats keeps to the policy', async ({ page }) => {
  await page.goto('aitools');
  await page
    .getByRole('button', { name: /^Switch to the (dark|light) theme$/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Signin' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the licenses of what is bundled come with the site', async ({ page }) => {
  const licenses = await (await page.request.get('licenses.txt')).text();
  for (const name of ['react', 'react-dom', '@mui/material', '@emotion/react', 'msw', 'swr']) {
    expect(licenses).toMatch(new RegExp(`^## ${name} - \\d`, 'm'));
  }
  expect(licenses).toContain('Permission is hereby granted, free of charge');
  expect(licenses).toContain('## @fontsource-variable/inter');
  expect(licenses).toContain('## @fontsource-variable/bricolage-grotesque');
  for (const name of ['newsreader', 'jetbrains-mono', 'nunito', 'outfit']) {
    expect(licenses).toMatch(new RegExp(`^## @fontsource/${name} - \\d`, 'm'));
  }
  expect(licenses).toContain('SIL OPEN FONT LICENSE Version 1.1');
  expect(licenses).toContain('“Personas” by Draftbit, CC BY 4.0');
});
