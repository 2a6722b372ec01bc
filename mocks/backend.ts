import { operations, requestRules } from 'virtual:contract';
import { refusal, toAnswer, type Answer } from './answer';
import { readRequest } from './contract/readRequest';
import type { AnyReply, Operation, OperationId, RequestRules } from './contract/types';
import type { AnyHandler } from './handlers/handler';
import { FILE_PICTURE, FileUrls } from './fileUrls';
import { idempotencyOf } from './idempotency';
import { Overrides, type Override } from './overrides';
import { answerLost, ProblemError, signInFirst } from './problem';
import type { Reviewer } from './reviewer';
import { LOST_PICTURE } from './rules/newcomers';
import type { CollectionName } from './store/records';
import { StorageFull, type Storage, type StoredFile } from './store/storage';
import { Store } from './store/store';

type HandlerModule = { handlers: Record<string, AnyHandler> };

/** One file of handlers for each tag of the contract; each loads with the first call of its tag. */
const handlerModules = import.meta.glob<HandlerModule>([
  './handlers/*.ts',
  '!./handlers/handler.ts',
]);

/** Thrown where an override asks for a broken connection; a page sees what a failed `fetch` throws. */
export class ConnectionDropped extends TypeError {
  constructor() {
    super('Failed to fetch');
  }
}

const STORAGE_IS_FULL =
  'This browser’s storage for this site is full, so your last change was not saved. Everything before it is still there.';

export interface BackendOptions {
  storage: Storage;
  now: () => Date;
  notify: (message: string) => void;
  /** Where the app stands, with a slash at the end; pictures are below it. */
  baseUrl: string;
  /** The URL of a file that was sent; below the app where it is left out, as `files/` and its id. */
  urlOfFile?: (file: StoredFile) => string;
  /** Holds every answer against the contract, too. */
  checkReplies: boolean;
  /** Lets only one change run at a time, over all tabs where there are several. */
  exclusively: <T>(run: () => Promise<T>) => Promise<T>;
}

/**
 * The mock backend itself. It knows nothing of Mock Service Worker, so the same behaviour runs in
 * the service worker, in Vitest and as an HTTP server.
 */
export class Backend {
  readonly overrides = new Overrides();
  readonly store: Store;
  /** How the reviewer of vendors' listings decides. */
  reviewer: Reviewer = 'lenient';
  #fileUrls: FileUrls;
  #options: BackendOptions;

  constructor(options: BackendOptions) {
    this.#options = options;
    this.store = new Store(options);
    const { urlOfFile, baseUrl } = options;
    this.#fileUrls = new FileUrls(this.store, (id, file) =>
      urlOfFile ? urlOfFile(file) : `${baseUrl}files/${id}`,
    );
  }

  /** Makes an operation answer otherwise; see {@link Override}. */
  override(override: Override): void {
    this.overrides.add(override);
  }

  /** Fetches the stored state and what these tags and collections need, ahead of the first call. */
  async warm(tags: readonly string[], collections: readonly CollectionName[]): Promise<void> {
    await Promise.all([
      ...tags.map((tag) => Promise.all([loadHandlers(tag), requestRules[tag]?.()])),
      this.store.sync(),
      this.store.open(...collections),
    ]);
  }

  /**
   * Answers a request to a known operation. Never throws for a bad request or a failing handler,
   * those are answers; throws {@link ConnectionDropped} where an override asks for it.
   */
  async answer(
    operation: Operation,
    request: Request,
    params: Record<string, string>,
    sessionToken: string | null,
  ): Promise<Answer> {
    const override = this.overrides.take(operation.id);
    if (override?.delayMs) await new Promise((done) => setTimeout(done, override.delayMs));
    if (override?.dropConnection) throw new ConnectionDropped();
    if (override?.reply) {
      try {
        await this.#check(operation.id, override.reply);
        return toAnswer(override.reply, operation);
      } catch (error) {
        return this.#refuse(operation, request, error);
      }
    }
    const run = () => this.#run(operation, request, params, sessionToken);
    const answer = await (operation.method === 'get' ? run() : this.#options.exclusively(run));
    if (override?.loseAnswer) throw new ConnectionDropped();
    return answer;
  }

  async #run(
    operation: Operation,
    request: Request,
    params: Record<string, string>,
    sessionToken: string | null,
  ): Promise<Answer> {
    try {
      await (operation.method === 'get' ? this.store.sync() : this.store.begin());
      const account = await this.#admit(operation, sessionToken);
      const [rules, handler] = await Promise.all([
        rulesOf(operation),
        handlerOf(operation),
        this.#fileUrls.prepare(),
      ]);
      const read = await readRequest(request, params, rules);
      const idempotency = await idempotencyOf(this.store, this.#options.now(), operation, {
        ...read,
        accountId: account?.id ?? null,
      });
      if (idempotency?.kept) {
        await this.#save();
        return idempotency.kept;
      }
      const { sessionCookie, isLost, ...reply } = await handler({
        ...read,
        account,
        sessionToken: account ? sessionToken : null,
        store: this.store,
        now: this.#options.now(),
        reviewer: this.reviewer,
        urlOf: (id: OperationId, path: Record<string, string>) =>
          urlOf(id, path, basePathOf(request, operation)),
        pictureUrl: this.#pictureUrl,
      } as never);
      const answer = toAnswer(reply, operation);
      if (reply.status < 300) await idempotency?.keep(answer);
      if (operation.method !== 'get') await this.#save();
      await this.#check(operation.id, reply);
      if (isLost) throw answerLost();
      return { ...answer, sessionCookie };
    } catch (error) {
      // What a handler changed before it failed must not stay half done.
      const keeps = error instanceof ProblemError && error.keepsChanges;
      if (keeps) await this.store.save().catch(() => this.store.revert());
      else if (operation.method !== 'get') this.store.revert();
      return this.#refuse(operation, request, error);
    }
  }

  /** A file may be gone although a record still names it: an imported state has none. */
  #pictureUrl = (picture: string): string => {
    const file = picture.startsWith(FILE_PICTURE)
      ? this.#fileUrls.of(picture.slice(FILE_PICTURE.length))
      : undefined;
    const drawn = picture.startsWith(FILE_PICTURE) ? LOST_PICTURE : picture;
    return file ?? `${this.#options.baseUrl}artwork/${drawn}.svg`;
  };

  async #save(): Promise<void> {
    try {
      await this.store.save();
    } catch (error) {
      if (!(error instanceof StorageFull)) throw error;
      this.#options.notify(STORAGE_IS_FULL);
      throw new ProblemError(500, 'internal', 'Storage is full', { detail: STORAGE_IS_FULL });
    }
  }

  async #refuse(operation: Operation, request: Request, error: unknown): Promise<Answer> {
    const reply = refusal(request.url, error);
    await this.#check(operation.id, reply).catch(console.error);
    return toAnswer(reply, operation);
  }

  /** Who asks, as far as the operation's `security` and `x-roles` in the contract are concerned. */
  async #admit({ session, roles }: Operation, sessionToken: string | null) {
    if (session === 'none') return null;
    const account = await this.#accountOf(sessionToken);
    if (session === 'required' && !account) throw signInFirst();
    if (account && roles.length > 0 && !roles.some((role) => account.roles.includes(role))) {
      throw new ProblemError(
        403,
        'forbidden',
        `Only for accounts with the role ${roles.join(' or ')}`,
      );
    }
    return account;
  }

  async #accountOf(sessionToken: string | null) {
    if (!sessionToken) return null;
    const { sessions, accounts } = await this.store.open('sessions', 'accounts');
    const session = sessions.get(sessionToken);
    return (session && accounts.get(session.accountId)) ?? null;
  }

  async #check(operationId: OperationId, reply: AnyReply): Promise<void> {
    if (!this.#options.checkReplies) return;
    const { checkReply } = await import('./contract/checkReply');
    checkReply(operationId, reply);
  }
}

/** Where the API stands on its host: the path of a request without the part that its operation names. */
function basePathOf(request: Request, { path }: Operation): string {
  const steps = path.split('/').length - 1;
  const asked = new URL(request.url).pathname.replace(/\/$/, '').split('/');
  return asked.slice(0, asked.length - steps).join('/');
}

/** Where an operation of the contract is asked, as an absolute path. */
function urlOf(id: OperationId, params: Record<string, string>, basePath: string): string {
  const { path } = operations.find((operation) => operation.id === id)!;
  return basePath + path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name]!));
}

async function loadHandlers(tag: string): Promise<HandlerModule['handlers']> {
  const load = handlerModules[`./handlers/${tag}.ts`];
  if (!load) throw new Error(`There is no file of handlers for the tag ${tag}.`);
  return (await load()).handlers;
}

async function handlerOf({ id, tag }: Operation): Promise<AnyHandler> {
  const handler = (await loadHandlers(tag))[id];
  if (!handler) throw new Error(`mocks/handlers/${tag}.ts has no handler for ${id}.`);
  return handler;
}

async function rulesOf({ id, tag }: Operation): Promise<RequestRules> {
  const rules = (await requestRules[tag]!()).default[id];
  if (!rules) throw new Error(`The contract has no rules for ${id}.`);
  return rules;
}
