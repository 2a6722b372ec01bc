import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { PRICING_LABELS } from '../../../domain/ownListing';
import { RadioInput } from '../../../forms/RadioInput';
import { TextInput } from '../../../forms/TextInput';
import { PRICING_HINTS } from '../listings/listingWords';
import { PictureInput } from '../pictures/PictureInput';
import { ScreenshotInputs } from '../pictures/PictureInputs';
import { WISH_HINTS } from '../wishes';
import { CategoryInput } from './CategoryInput';
import { FormPart } from './FormPart';
import { LISTING_MAX, type ListingValues } from './listingValues';
import { PointInputs } from './PointInputs';
import type { ListingDraft } from './useListingDraft';

const PRICINGS = Object.entries(PRICING_LABELS).map(([value, label]) => ({
  value,
  label,
  hint: PRICING_HINTS[value as keyof typeof PRICING_HINTS],
}));
const YES_OR_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];
const CALL_OR_NO = [
  { value: 'yes', label: 'Yes, call me' },
  { value: 'no', label: 'No' },
];

const pair = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;

/** Two lists of five, beside each other where their lines stay readable. */
const points = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;

/** What a license costs; only where it is paid, and what was typed stays while it is not. */
function PriceInputs() {
  const { values } = useFormikContext<ListingValues>();
  if (values.pricing !== 'paid') return null;
  return (
    <Box sx={pair}>
      <TextInput
        name="price"
        label="Price in US dollars"
        inputMode="decimal"
        helperText="What buyers pay for a license, such as 39 or 39.50."
        maxLength={9}
        required
      />
      <TextInput
        name="oldPrice"
        label="Regular price"
        inputMode="decimal"
        helperText="Optional: shown struck through beside the price."
        maxLength={9}
      />
    </Box>
  );
}

export interface ListingInputsProps {
  draft: ListingDraft;
  /** The card of the listing, beside what it is called, where the form is wide. */
  preview: ReactNode;
}

/** The fields of a listing (specification, section 2: /addproduct). */
export function ListingInputs({ draft, preview }: ListingInputsProps) {
  return (
    <>
      <FormPart
        title="Your tool"
        lead="What buyers see first. Reviewers check the name and the website, and want to read what the tool does, not how good it is."
        aside={preview}
      >
        <Box sx={pair}>
          <TextInput
            name="name"
            label="Tool name"
            maxLength={LISTING_MAX.name}
            showsCount
            required
          />
          <TextInput
            name="websiteUrl"
            label="Tool website URL"
            type="url"
            inputMode="url"
            placeholder="https://"
            maxLength={LISTING_MAX.websiteUrl}
            required
          />
        </Box>
        <TextInput
          name="description"
          label="Two-line description"
          multiline
          minRows={2}
          maxLength={LISTING_MAX.description}
          helperText="What it does, in two lines at most."
          required
        />
        <CategoryInput name="categoryIds" />
      </FormPart>
      <FormPart
        title="Why it is good"
        lead={`A few plain words each, up to ${LISTING_MAX.point} characters.`}
      >
        <Box sx={points}>
          <PointInputs
            name="pros"
            title="5 Pros"
            noun="Pro"
            helperText="What your tool does better than others."
          />
          <PointInputs
            name="useCases"
            title="5 Use-cases"
            noun="Use-case"
            helperText="What people use it for."
          />
        </Box>
      </FormPart>
      <FormPart
        title="How it looks"
        lead="A sharp screenshot of your landing page becomes the cover of your listing."
      >
        <ScreenshotInputs draft={draft} />
      </FormPart>
      <FormPart title="What it costs" lead="What buyers pay, and how we can promote your tool.">
        <RadioInput
          name="pricing"
          label="Tool pricing"
          options={PRICINGS}
          cards={[2, 4]}
          required
        />
        <PriceInputs />
        <Box sx={pair}>
          <RadioInput
            name="featureMyTool"
            label="Feature my tool"
            options={YES_OR_NO}
            helperText={WISH_HINTS.featureMyTool}
            cards={[2, 2]}
            required
          />
          <RadioInput
            name="wantsLifetimeDealCall"
            label="Lifetime deals: do you want a call?"
            options={CALL_OR_NO}
            helperText={WISH_HINTS.wantsLifetimeDealCall}
            cards={[2, 2]}
            required
          />
        </Box>
      </FormPart>
      <FormPart
        title="Who is behind it"
        lead="A note in the founder’s own words tells buyers who is behind the tool."
      >
        <TextInput
          name="founderName"
          label="Founder’s name"
          maxLength={LISTING_MAX.founderName}
          showsCount
          required
        />
        <TextInput
          name="founderNote"
          label="Founder’s note"
          multiline
          maxLength={LISTING_MAX.founderNote}
          required
        />
        <PictureInput
          slot="founder"
          label="Founder’s picture"
          helperText="Optional: PNG, JPEG or WebP, at least 96 × 96 px."
          draft={draft}
          shape="face"
        />
      </FormPart>
      <FormPart title="In detail" lead="What buyers read before they decide.">
        <TextInput
          name="howItWorks"
          label="How it works"
          multiline
          maxLength={LISTING_MAX.howItWorks}
          required
        />
        <TextInput
          name="bestFor"
          label="Who it is best for"
          multiline
          maxLength={LISTING_MAX.bestFor}
          required
        />
      </FormPart>
    </>
  );
}
