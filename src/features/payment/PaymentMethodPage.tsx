import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import { CardForm } from '../../domain/payment/CardForm';
import { pathTo } from '../../routing/paths';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { showToast } from '../../ui/toastStore';
import { CardNote } from './CardNote';
import { ResendVerification } from './ResendVerification';

/** Puts a card on file (specification, section 2, account pages). */
export function PaymentMethodPage() {
  const navigate = useNavigate();
  return (
    <>
      <Breadcrumbs
        items={[
          { label: 'Home', to: pathTo('home') },
          { label: 'My Account', to: pathTo('account') },
          { label: 'Payment', to: pathTo('payment') },
          { label: 'Add payment method' },
        ]}
      />
      <Typography variant="h1" sx={{ mt: { xs: 2, md: 3 } }}>
        Add payment method
      </Typography>
      <Box sx={{ mt: { xs: 3, md: 4 } }}>
        <CardNote>
          <CardForm
            beside={<ResendVerification />}
            onAdded={(_, message) => {
              showToast({ severity: 'success', message });
              void navigate(pathTo('payment'));
            }}
          />
        </CardNote>
      </Box>
    </>
  );
}
