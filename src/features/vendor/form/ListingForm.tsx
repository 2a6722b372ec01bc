import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputLabel from '@mui/material/InputLabel';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '../../../api/ApiError';
import type { PartnerAccount } from '../../../api/resources/partner-accounts';
import {
  useSubmitListing,
  useVendorListing,
  type VersionedListing,
} from '../../../api/resources/vendor-listings';
import { AppForm } from '../../../forms/AppForm';
import { dropDraft } from '../../../forms/drafts';
import { SubmitButton } from '../../../forms/SubmitButton';
import { AppLink } from '../../../routing/AppLink';
import { pathTo } from '../../../routing/paths';
import { useSignedIn } from '../../../session/useSignedIn';
import { describeError } from '../../../ui/describeError';
import { footBand } from '../../../ui/footBand';
import { lazyPart, LazyPartView } from '../../../ui/LazyPart';
import { NativeSelect } from '../../../ui/NativeSelect';
import { showToast } from '../../../ui/toastStore';
import { ListingInputs } from './ListingInputs';
import { partsComplete } from './listingParts';
import { listingSchema } from './listingSchema';
import { ListingPreview } from './ListingPreview';
import type { ListingValues } from './listingValues';
import { PartProgress } from './PartProgress';
import { SaveStatus } from './SaveStatus';
import { useAutosave } from './useAutosave';
import { useListingDraft, type ListingDraft } from './useListingDraft';

const conflictDialog = lazyPart(() =>
  import('./ListingConflictDialog').then((module) => module.ListingConflictDialog),
);

const PRECONDITION_FAILED = 412;

export interface ListingFormProps {
  /** The listing that is edited; null for a new one. */
  initial: VersionedListing | null;
  partnerAccounts: readonly PartnerAccount[];
  /** Called with the id of a new draft, once it was begun. */
  onBegun: (id: string) => void;
  /** Called with an id when the listing is to be shown as the server has it now. */
  onRenewed: (id: string) => void;
}

/** The form of a listing: its draft is on the server from the first thing that is entered. */
export function ListingForm({ initial, partnerAccounts, onBegun, onRenewed }: ListingFormProps) {
  const [partnerAccountId, setPartnerAccountId] = useState(
    initial?.listing.partnerAccount.id ?? partnerAccounts[0]!.id,
  );
  const draft = useListingDraft(initial, partnerAccountId, onBegun);
  const { run: submit } = useSubmitListing();
  const signedIn = useSignedIn();
  const [start] = useState(draft.saved);
  const id = draft.current?.listing.id ?? null;
  const { renew } = useVendorListing(id);
  const [conflict, setConflict] = useState<ListingValues | null>(null);
  const businessId = useId();
  const name = `product ${id ?? 'new'}`;

  /** Ends a conflict with the version that the server has now. */
  const settle = async (how: (theirs: VersionedListing, mine: ListingValues) => unknown) => {
    const mine = conflict!;
    setConflict(null);
    try {
      await how(await renew(), mine);
    } catch (error) {
      setConflict(mine);
      showToast({ severity: 'error', message: `${describeError(error).title}.` });
    }
  };

  /** Has the page show the listing as it is on the server now. */
  const showAgain = (renewed: VersionedListing) => {
    draft.adopt(renewed);
    onRenewed(renewed.listing.id);
  };

  return (
    <>
      <AppForm
        label="Add product"
        draft={name}
        initialValues={id === null ? start : draft.saved}
        validationSchema={listingSchema}
        onSubmit={async (values) => {
          try {
            const saved = await draft.save(values);
            const sent = await signedIn(
              () => submit({ id: saved.listing.id, version: saved.version }),
              'submit your tool',
            );
            if (!sent) return false;
            showToast({ severity: 'success', message: 'Submitted. We will tell you soon.' });
            showAgain(sent);
            return true;
          } catch (error) {
            if (!(error instanceof ApiError) || error.status !== PRECONDITION_FAILED) throw error;
            setConflict(values);
            return false;
          }
        }}
      >
        {partnerAccounts.length > 1 && id === null ? (
          <Box sx={{ maxWidth: 420, mb: 1 }}>
            <InputLabel htmlFor={businessId}>Business</InputLabel>
            <NativeSelect
              id={businessId}
              label="Business"
              size="field"
              value={partnerAccountId}
              onChange={setPartnerAccountId}
            >
              {partnerAccounts.map((account) => (
                <option key={account.id} value={account.id}>
                  {account.name}
                </option>
              ))}
            </NativeSelect>
          </Box>
        ) : null}
        {initial?.listing.rejection ? (
          <Alert severity="error">
            This was not approved: {initial.listing.rejection.reason} Change it and submit it again.
          </Alert>
        ) : null}
        <PartProgress>
          <ListingPreview
            draft={draft}
            vendor={partnerAccounts.find((account) => account.id === partnerAccountId)}
          />
        </PartProgress>
        <ListingInputs draft={draft} />
        <Footer draft={draft} name={name} onConflict={setConflict} />
      </AppForm>
      {conflict ? (
        <LazyPartView part={conflictDialog} skeleton={null}>
          {(ListingConflictDialog) => (
            <ListingConflictDialog
              open
              onClose={() => setConflict(null)}
              onKeepMine={() =>
                void settle(async (theirs, mine) => {
                  draft.adopt(theirs);
                  await draft.save(mine);
                })
              }
              onTakeTheirs={() =>
                void settle((theirs) => {
                  flushSync(() => draft.adopt(theirs));
                  dropDraft(name);
                })
              }
            />
          )}
        </LazyPartView>
      ) : null}
    </>
  );
}

interface FooterProps {
  draft: ListingDraft;
  name: string;
  onConflict: (values: ListingValues) => void;
}

/** Saves what is typed, says so and what is missing, and leads on: preview and submit. */
function Footer({ draft, name, onConflict }: FooterProps) {
  const outcome = useAutosave({ draft, name, onConflict });
  const { values } = useFormikContext<ListingValues>();
  const id = draft.current?.listing.id;
  return (
    <Box
      sx={[
        {
          position: { sm: 'sticky' },
          bottom: 0,
          zIndex: 1,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1.5,
          mt: 2,
          py: 2,
        },
        footBand,
      ]}
    >
      <SubmitButton label="Submit Tools" pendingLabel="Submitting…" size="large" />
      {id ? (
        <Button
          component={AppLink}
          to={pathTo('product', { preview: id })}
          variant="outlined"
          color="secondary"
          size="large"
        >
          Preview
        </Button>
      ) : null}
      <div>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {partsComplete(values).text}
        </Typography>
        <SaveStatus {...outcome} />
      </div>
    </Box>
  );
}
