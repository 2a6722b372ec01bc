import { styled } from '@mui/material/styles';
import { AppLink } from '../../routing/AppLink';
import { sideLink } from '../../ui/sideLink';

/** A link to another question, in a list of them. */
export const OtherQuestion = styled(AppLink)(({ theme }) => sideLink(theme));
