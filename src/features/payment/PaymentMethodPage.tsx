import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../api/resources/session';
import { CardForm } from '../../domain/payment/CardForm';
import { pathTo } from '../../routing/paths';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { showToast } from '../../ui/toastStore';
import { CardNote } from './CardNote';
import { ResendVerification } from './ResendVerification';

/** Puts a card on file (specification, section 2, account pages). */
export function PaymentMethodPage() {
  const navigate = useNavigate();
  const { demo } = useSession();
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
      {demo ? (
        <Typography variant="subtitle1" sx={{ mt: 1, maxWidth: '60ch', color: 'text.secondary' }}>
          {demo.notice}
        </Typography>
      ) : null}
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
