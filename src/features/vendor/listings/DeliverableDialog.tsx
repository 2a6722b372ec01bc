import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import {
  useSetListingFile,
  useSetListingLink,
  type VendorListingSummary,
} from '../../../api/resources/vendor-listings';
import { AppForm } from '../../../forms/AppForm';
import { SubmitButton } from '../../../forms/SubmitButton';
import { TextInput } from '../../../forms/TextInput';
import { useStillHere } from '../../../routing/useStillHere';
import { useSignedIn } from '../../../session/useSignedIn';
import { AppDialog } from '../../../ui/Dialog';
import { showToast } from '../../../ui/toastStore';
import { NotSignedIn } from '../notSignedIn';
import { UploadProgress } from '../uploads/UploadProgress';
import { UnfitFile, useUpload } from '../uploads/useUpload';
import { deliverableSchema, LINK_MAX } from './deliverableSchema';
import { nameOfListing } from './listingWords';

/** The contract's bound of a file. */
const MAX_BYTES = 1024 * 1024;
const TYPES: Readonly<Record<string, string>> = { zip: 'application/zip', pdf: 'application/pdf' };

/** The file with the media type that the contract wants; throws UnfitFile where it takes no such file. */
function sendable(file: File): File {
  const type = TYPES[file.name.split('.').at(-1)?.toLowerCase() ?? ''];
  if (!type) throw new UnfitFile('Choose a ZIP or PDF file.');
  if (file.size > MAX_BYTES) {
    throw new UnfitFile('Choose a file of at most 1 MB, or give a link instead.');
  }
  if (file.size === 0) throw new UnfitFile('This file is empty.');
  return new File([file], file.name.slice(-120), { type });
}

export interface DeliverableDialogProps {
  listing: VendorListingSummary;
  open: boolean;
  onClose: () => void;
}

/** 'Upload link': what buyers of a product get, a link or a file. */
export function DeliverableDialog({ listing, open, onClose }: DeliverableDialogProps) {
  const link = useSetListingLink();
  const sent = useSetListingFile();
  const signedIn = useSignedIn();
  const markPlace = useStillHere();
  const chooser = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { id, deliverable } = listing;
  const name = nameOfListing(listing);

  const done = (isHere: boolean) => {
    // Else it was left, maybe for that of another product, which stays open.
    if (isHere) onClose();
    showToast({ severity: 'success', message: `Buyers of ${name} get this from now on.` });
  };

  const { upload, start, retry, cancel } = useUpload<File, File>({
    prepare: sendable,
    async send(file, way) {
      const isHere = markPlace();
      const isSent = await signedIn(async () => {
        await sent.run({ id, file, ...way });
        return true;
      }, 'upload the file');
      if (!isSent) throw new NotSignedIn('Not uploaded: you are signed out.');
      done(await isHere());
    },
  });
  const isUploading = upload !== null && upload.phase !== 'failed';

  return (
    <AppDialog open={open} onClose={onClose} title={`Upload link: ${name}`} fullScreenOnPhones>
      <Typography variant="body2" sx={{ mb: 2.5, color: 'text.secondary' }}>
        {deliverable
          ? `Buyers get ${deliverable.name} now. What you give here takes its place.`
          : 'What buyers get besides their license key.'}
      </Typography>
      <AppForm
        label="Upload link"
        draft={`deliverable ${id}`}
        onSentBefore={onClose}
        initialValues={{ url: '' }}
        validationSchema={deliverableSchema}
        onSubmit={async ({ url }) => {
          const isHere = markPlace();
          const isSaved = await signedIn(async () => {
            await link.run({ id, url });
            return true;
          }, 'save the link');
          if (isSaved) done(await isHere());
          return isSaved ?? false;
        }}
      >
        <TextInput
          name="url"
          label="Link"
          type="url"
          inputMode="url"
          maxLength={LINK_MAX}
          placeholder="https://"
          required
        />
        <Box>
          <SubmitButton label="Save link" pendingLabel="Saving…" />
        </Box>
      </AppForm>
      <Typography variant="h4" component="h3" sx={{ mt: 3, mb: 1 }}>
        Or a file
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          ref={button}
          variant="outlined"
          color="secondary"
          onClick={() => chooser.current?.click()}
        >
          {upload ? 'Choose another file' : 'Choose a file'}
        </Button>
        {upload?.canRetry ? (
          <Button variant="contained" onClick={retry}>
            Try again
          </Button>
        ) : null}
        {isUploading ? (
          <Button
            color="secondary"
            onClick={() => {
              button.current?.focus();
              cancel();
            }}
          >
            Cancel
          </Button>
        ) : null}
      </Box>
      <input
        ref={chooser}
        hidden
        type="file"
        accept=".zip,.pdf"
        aria-label="File for buyers"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) start(file);
        }}
      />
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        ZIP or PDF, up to 1 MB.
      </Typography>
      <UploadProgress upload={upload} label={name} />
      {upload?.problem ? (
        <Alert severity={isUploading ? 'warning' : 'error'} sx={{ mt: 1.5 }}>
          {upload.problem}
        </Alert>
      ) : null}
    </AppDialog>
  );
}
