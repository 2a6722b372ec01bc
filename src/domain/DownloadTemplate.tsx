import { useSaveTemplate } from '../api/resources/orders';
import { SaveButton, type SaveButtonProps } from '../ui/SaveButton';

export interface DownloadTemplateProps extends Pick<SaveButtonProps, 'size'> {
  orderId: string;
  /** What the template is called, where the button is one of several: it is a small one then. */
  title?: string;
}

/** Saves the template that was bought with an order. */
export function DownloadTemplate({ orderId, title, size }: DownloadTemplateProps) {
  const saveTemplate = useSaveTemplate(orderId);
  return (
    <SaveButton
      label="Download the template"
      failure="The template was not saved."
      onSave={() => saveTemplate.run()}
      variant="contained"
      size={size}
      {...(title === undefined ? {} : oneOfMany(title))}
    />
  );
}

const oneOfMany = (title: string): Partial<SaveButtonProps> => ({
  label: 'Download',
  'aria-label': `Download ${title}`,
  size: 'small',
  variant: 'tonal',
});
