import { useSaveTemplate } from '../api/resources/orders';
import { SaveButton } from '../ui/SaveButton';

/** Saves the template that was bought with an order. */
export function DownloadTemplate({ orderId }: { orderId: string }) {
  const saveTemplate = useSaveTemplate(orderId);
  return (
    <SaveButton
      label="Download the template"
      failure="The template was not saved."
      onSave={() => saveTemplate.run()}
      variant="contained"
    />
  );
}
