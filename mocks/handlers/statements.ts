import { attachment } from '../presenters/attachment';
import { usd } from '../presenters/money';
import { presentStatement } from '../presenters/statement';
import { presentStatementFile } from '../presenters/statementFile';
import { paginate } from '../rules/pages';
import { partnerAccountOf } from '../rules/partnerAccounts';
import { heldPayoutOf, statementOf, statementsOf } from '../rules/statements';
import { sortStatements } from '../search/sortStatements';
import type { Handlers } from './handler';

export const handlers: Handlers<'statements'> = {
  async listStatements({ store, account, query, now }) {
    const partner = await partnerAccountOf(store, account.id, query.partnerAccountId);
    const statements = await statementsOf(store, partner, now);
    const cut = paginate(sortStatements(statements, query.sort), query);
    return {
      status: 200,
      body: {
        items: cut.items.map((statement) => presentStatement(statement, partner)),
        page: cut.page,
        heldPayout: usd(heldPayoutOf(statements)),
      },
    };
  },

  async getStatement({ store, account, params, now }) {
    const { statement, partner } = await statementOf(store, account.id, params.statementId, now);
    return { status: 200, body: presentStatement(statement, partner) };
  },

  async getStatementFile({ store, account, params, now }) {
    const own = await statementOf(store, account.id, params.statementId, now);
    return {
      status: 200,
      headers: attachment(`statement-${own.statement.id}.html`),
      file: { mediaType: 'text/html', content: presentStatementFile(own) },
    };
  },
};
