import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** The only Trusted Types policy: the one by which the demo registers its worker (mocks/worker.ts). */
const WORKER_POLICY = 'default';

/**
 * Texts of the `<style>` elements that libraries add while the app runs: Emotion's, which stay empty
 * because its rules go in through the CSSOM, and the one with which Material UI holds transitions
 * while the color scheme changes (`DISABLE_CSS_TRANSITION` of @mui/system).
 */
const LIBRARY_STYLES = [
  '',
  '*{-webkit-transition:none!important;-moz-transition:none!important;-o-transition:none!important;-ms-transition:none!important;transition:none!important}',
];

export interface PolicyOptions {
  /** Where the API of a live build is; undefined in a build with the mocks. */
  apiUrl?: string;
  /** Other origins that pictures come from, such as `https://cdn.example.com`. */
  imageOrigins?: readonly string[];
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const inlineTexts = (html: string, tag: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(
    ([, text = '']) => text,
  );

/**
 * The strictest policy under which a page of the build works: everything is forbidden but what is
 * named, and inline scripts and styles only by their hash.
 *
 * @param html the finished start page
 * @returns directives that a `<meta>` may hold; `frame-ancestors` takes a header
 */
export function policyFor(html: string, { apiUrl, imageOrigins = [] }: PolicyOptions): string {
  const api = apiUrl && URL.canParse(apiUrl) ? [new URL(apiUrl).origin] : [];
  const directives: [name: string, ...values: string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...inlineTexts(html, 'script').map(hashOf)],
    ['style-src', "'self'", ...[...inlineTexts(html, 'style'), ...LIBRARY_STYLES].map(hashOf)],
    // A picture that was chosen is shown before it is sent.
    ['img-src', "'self'", 'data:', 'blob:', ...api, ...imageOrigins],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...api],
    ['worker-src', apiUrl ? "'none'" : "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', apiUrl ? "'none'" : WORKER_POLICY],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/** The headers that a host should send, in the form of the file `_headers` of many static hosts. */
const headersFile = (base: string, policy: string) => `${base}*
  Content-Security-Policy: ${policy}; frame-ancestors 'none'
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
${base}assets/*
  Cache-Control: public, max-age=31536000, immutable
`;

/**
 * Build plugin that puts the policy into index.html, so that it holds on every host, and writes it
 * with the other headers to `_headers` for the host to send. Comes last: it hashes the finished page.
 */
export function contentSecurityPolicy(options: PolicyOptions): Plugin {
  let base = '/';
  return {
    name: 'content-security-policy',
    apply: 'build',
    configResolved: (config) => void (base = config.base),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const html = String(page.source);
        const policy = policyFor(html, options);
        const charset = '<meta charset="utf-8" />';
        const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
        page.source = html.replace(charset, '').replace('<head>', `<head>${charset}${meta}`);
        this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile(base, policy) });
      },
    },
  };
}
