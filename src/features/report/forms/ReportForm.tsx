import { useReportListing, type Report, type ReportReason } from '../../../api/resources/reports';
import { AppForm } from '../../../forms/AppForm';
import { dropDraft } from '../../../forms/drafts';
import { RadioInput } from '../../../forms/RadioInput';
import { SubmitButton } from '../../../forms/SubmitButton';
import { SubmitRow } from '../../../forms/SubmitRow';
import { TextInput } from '../../../forms/TextInput';
import { useArrival } from '../../../routing/useArrival';
import { ListingInput, type ListingInputProps } from './ListingInput';
import { REPORT_DETAILS_MAX, reportSchema } from './reportSchema';
import { toRequest, type ReportValues } from './toRequest';

const EMPTY: ReportValues = { listing: '', reason: '', details: '' };

/** Typed before a listing was chosen. */
const DRAFT = 'report';

export interface ReportFormProps extends ListingInputProps {
  reasons: readonly ReportReason[];
  /** Called with the report once it was filed. */
  onReported: (report: Report) => void;
}

/**
 * Asks for the listing, one reason, and details if someone wants to give them. It stays as it is while
 * a listing is being chosen, with all that was typed before.
 */
export function ReportForm({ listingId, listing, reasons, onReported }: ReportFormProps) {
  const { run } = useReportListing();
  const arrive = useArrival();
  return (
    <AppForm
      label="Report a listing"
      initialValues={EMPTY}
      validationSchema={reportSchema}
      draft={listingId === null ? DRAFT : `${DRAFT} ${listingId}`}
      draftOf={(start, values) => ({ ...values, listing: start.listing })}
      onSubmit={async (values, { isHere }) => {
        const report = await run({ listingId: values.listing, ...toRequest(values) });
        dropDraft(DRAFT);
        arrive(await isHere(), () => onReported(report), {
          message: `Your report was filed. Its case number is ${report.caseNumber}.`,
        });
      }}
    >
      <ListingInput listingId={listingId} listing={listing} />
      <RadioInput
        name="reason"
        label="What is wrong with this listing?"
        required
        options={reasons.map(({ id, label }) => ({ value: id, label }))}
        cards={[1, 1]}
      />
      <TextInput
        name="details"
        label="Details"
        helperText="What should we look at? Links and quotes help. Optional, unless you chose Other."
        multiline
        maxLength={REPORT_DETAILS_MAX}
      />
      <SubmitRow>
        <SubmitButton label="Submit" pendingLabel="Submitting…" size="large" />
      </SubmitRow>
    </AppForm>
  );
}
