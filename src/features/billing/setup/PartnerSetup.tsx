import Skeleton from '@mui/material/Skeleton';
import { useCountries } from '../../../api/resources/countries';
import type { PartnerAccount } from '../../../api/resources/partner-accounts';
import { useBanks, usePartnerSetup } from '../../../api/resources/partner-setup';
import { lazyPart, LazyPartView } from '../../../ui/LazyPart';
import { QueryView } from '../../../ui/QueryView';

/** With the rules of phone numbers and cards, which weigh more than the rest of the page. */
const setupView = lazyPart(() => import('./SetupView').then(({ SetupView }) => SetupView));

const skeleton = <Skeleton variant="rounded" height={640} aria-hidden />;

/** What a partner account needs to be paid out: the wizard, or its details once it is finished. */
export function PartnerSetup({ partnerAccount: { id } }: { partnerAccount: PartnerAccount }) {
  const setup = usePartnerSetup(id);
  const countries = useCountries();
  const banks = useBanks();
  return (
    <QueryView query={setup} skeleton={skeleton}>
      {() => (
        <QueryView query={countries} skeleton={skeleton}>
          {({ items: allCountries }) => (
            <QueryView query={banks} skeleton={skeleton}>
              {({ items: allBanks }) => (
                <LazyPartView part={setupView} skeleton={skeleton}>
                  {(SetupView) => (
                    <SetupView
                      key={id}
                      partnerAccountId={id}
                      latest={setup.latest!}
                      countries={allCountries}
                      banks={allBanks}
                    />
                  )}
                </LazyPartView>
              )}
            </QueryView>
          )}
        </QueryView>
      )}
    </QueryView>
  );
}
