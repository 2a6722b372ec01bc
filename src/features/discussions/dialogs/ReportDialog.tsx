import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  useReportPost,
  type PostReport,
  type PostReportReason,
} from '../../../api/resources/discussions';
import { AppForm } from '../../../forms/AppForm';
import { RadioInput } from '../../../forms/RadioInput';
import { SubmitButton } from '../../../forms/SubmitButton';
import { TextInput } from '../../../forms/TextInput';
import { useArrival } from '../../../routing/useArrival';
import { AppDialog } from '../../../ui/Dialog';
import { postReportSchema, REPORT_DETAILS } from '../forms/discussionSchema';
import type { PostDialogProps } from './PostDialogProps';

const REASONS: readonly { value: PostReportReason; label: string }[] = [
  { value: 'spam', label: 'Spam or advertising' },
  { value: 'abuse', label: 'Abuse or harassment' },
  { value: 'off-topic', label: 'It does not belong here' },
  { value: 'other', label: 'Something else' },
];

const EMPTY: { reason: PostReportReason | ''; details: string } = { reason: '', details: '' };

/** Asks what is wrong with a post and gives a case number. No sign-in needed. */
export function ReportDialog({ open, target, discussionId, onClose }: PostDialogProps) {
  const { run } = useReportPost(discussionId);
  const arrive = useArrival();
  const [report, setReport] = useState<PostReport | null>(null);
  const isDiscussion = target.kind === 'discussion';
  const title = isDiscussion ? 'Report this discussion' : 'Report this comment';
  return (
    <AppDialog
      open={open}
      onClose={onClose}
      title={report ? 'Thank you for telling us' : title}
      onExited={() => setReport(null)}
    >
      {report ? (
        <Box role="status">
          <Typography>
            We look at every report within two days. The case number of yours is{' '}
            <Box
              component="strong"
              sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
            >
              {report.caseNumber}
            </Box>
            .
          </Typography>
          <Button variant="contained" autoFocus onClick={onClose} sx={{ mt: 2.5 }}>
            Done
          </Button>
        </Box>
      ) : (
        <AppForm
          label={title}
          initialValues={EMPTY}
          validationSchema={postReportSchema}
          draft={`report post ${target.post.id}`}
          onSentBefore={onClose}
          onSubmit={async ({ reason, details }, { isHere }) => {
            if (reason === '') throw new RangeError('A report has a reason.');
            const commentId = isDiscussion ? null : target.post.id;
            const filed = await run({ commentId, reason, ...(details && { details }) });
            arrive(await isHere(), () => setReport(filed), {
              message: `Your report was filed. Its case number is ${filed.caseNumber}.`,
            });
          }}
        >
          <RadioInput name="reason" label="What is wrong with it?" required options={REASONS} />
          <TextInput
            name="details"
            label="Details"
            helperText="Optional, unless you chose Something else."
            multiline
            minRows={3}
            maxLength={REPORT_DETAILS.max}
          />
          <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
            <SubmitButton label="Send report" />
          </Box>
        </AppForm>
      )}
    </AppDialog>
  );
}
