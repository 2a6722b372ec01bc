import { useFormikContext } from 'formik';
import { Samples } from './Samples';

export interface CodeSamplesProps {
  /** Says of what they are: `Codes to try`. */
  title: string;
  /** None where this is no demonstration; then nothing is shown. */
  samples: readonly { code: string; label: string }[];
}

/** Codes to try in the form around them, which has a field `code`. */
export function CodeSamples({ title, samples }: CodeSamplesProps) {
  const { setFieldValue } = useFormikContext<{ code: string }>();
  return (
    <Samples
      title={title}
      samples={samples.map(({ code, label }) => ({ value: code, label }))}
      onChoose={(code) => void setFieldValue('code', code)}
    />
  );
}
