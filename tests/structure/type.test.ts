import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const PROPERTIES = ['fontSize', 'fontWeight', 'lineHeight', 'letterSpacing'];

/** Where letters are part of a drawing, whose sizes are those of the drawing. */
const DRAWN: Record<string, string> = {
  'src/features/templates/demo/': 'live demos are pages of their own, in the type of the template',
  'src/app/gate/Solo.ts': 'the numbers and names on drawn bank and gift cards',
  'src/domain/GiftCard.tsx': 'a drawn gift card, as large as its place',
  'src/domain/payment/CardBrandMark.tsx': 'the letters of a brand',
  'src/features/payment/CardFace.tsx': 'the number on a drawn bank card',
  'src/layout/Logo.tsx': 'the name of the site beside its mark',
  'src/ui/Picture.tsx': 'the letter in place of a picture, as large as that',
};

/** What is as large as a font but no text: an icon, the letters in an avatar, the stars of a rating. */
const GRAPHIC = /\bsvg\b|MuiAvatar|(Icon|Mark|Avatar|Stars)$/;

/** What a style is for: the selector or the element that it is given to. */
function subjectsOf(node: ts.Node): string[] {
  const subjects: string[] = [];
  for (let above = node.parent; above as ts.Node | undefined; above = above.parent) {
    if (ts.isPropertyAssignment(above)) subjects.push(above.name.getText());
    if (ts.isJsxAttribute(above)) return [...subjects, above.parent.parent.tagName.getText()];
  }
  return subjects;
}

/** The theme says it, the element above it, or nothing is seen. */
const isFromTheme = (value: ts.Expression) =>
  /^(weight\.|theme\.typography\.|'inherit'$|0$)/.test(value.getText());

function ownTypeOf(file: string): string[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  if (!PROPERTIES.some((property) => text.includes(property))) return [];
  const source = ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (
      ts.isPropertyAssignment(node) &&
      PROPERTIES.includes(node.name.getText()) &&
      !isFromTheme(node.initializer) &&
      !subjectsOf(node).some((subject) => GRAPHIC.test(subject))
    ) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(
        `${file}:${line + 1} has ${node.getText()}: take a style of src/theme/typography.ts.`,
      );
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const files = readdirSync(join(ROOT, 'src'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)));

const isDrawn = (file: string) => Object.keys(DRAWN).some((path) => file.startsWith(path));

test('text has the sizes, weights and spacings of the theme', () => {
  const own = files.filter((file) => !file.startsWith('src/theme/') && !isDrawn(file));
  expect(own.flatMap(ownTypeOf)).toEqual([]);
});

test('each exception for a drawing is still needed', () => {
  const needless = Object.keys(DRAWN).filter(
    (path) => !files.some((file) => file.startsWith(path) && ownTypeOf(file).length > 0),
  );
  expect(needless).toEqual([]);
});
