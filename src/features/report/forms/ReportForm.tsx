import Box from '@mui/material/Box';
import { useReportListing, type Report, type ReportReason } from '../../../api/resources/reports';
import { AppForm } from '../../../forms/AppForm';
import { RadioInput } from '../../../forms/RadioInput';
import { SubmitButton } from '../../../forms/SubmitButton';
import { TextInput } from '../../../forms/TextInput';
import { useArrival } from '../../../routing/useArrival';
import { REPORT_DETAILS_MAX, reportSchema } from './reportSchema';
import { toRequest, type ReportValues } from './toRequest';

const EMPTY: ReportValues = { reason: '', details: '' };

export interface ReportFormProps {
  listingId: string;
  reasons: readonly ReportReason[];
  /** Called with the report once it was filed. */
  onReported: (report: Report) => void;
}

/** Asks for one reason, and for details if someone wants to give them. */
export function ReportForm({ listingId, reasons, onReported }: ReportFormProps) {
  const { run } = useReportListing(listingId);
  const arrive = useArrival();
  return (
    <AppForm
      label="Report a listing"
      initialValues={EMPTY}
      validationSchema={reportSchema}
      draft={`report ${listingId}`}
      onSubmit={async (values, { isHere }) => {
        const report = await run(toRequest(values));
        arrive(await isHere(), () => onReported(report), {
          message: `Your report was filed. Its case number is ${report.caseNumber}.`,
        });
      }}
    >
      <RadioInput
        name="reason"
        label="What is wrong with this listing?"
        required
        options={reasons.map(({ id, label }) => ({ value: id, label }))}
      />
      <TextInput
        name="details"
        label="Details"
        helperText="What should we look at? Links and quotes help. Optional, unless you chose Other."
        multiline
        maxLength={REPORT_DETAILS_MAX}
      />
      <Box>
        <SubmitButton label="Submit" pendingLabel="Submitting…" size="large" />
      </Box>
    </AppForm>
  );
}
