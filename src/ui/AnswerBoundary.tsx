import { Component, type ReactNode } from 'react';

export interface AnswerBoundaryProps {
  /** What the children show; another one gives them another chance. */
  answer: unknown;
  /** Shown when the children could not be; gets a function that gives them another chance. */
  fallback: (tryAgain: () => void) => ReactNode;
  children: ReactNode;
}

interface State {
  answer: unknown;
  hasFailed: boolean;
}

/**
 * Keeps an answer that breaks its contract (a null where a value was promised) from taking the page
 * with it: where the children throw while rendering, the fallback is shown in their place.
 */
export class AnswerBoundary extends Component<AnswerBoundaryProps, State> {
  override state: State = { answer: this.props.answer, hasFailed: false };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ answer }: AnswerBoundaryProps, state: State) {
    return answer === state.answer ? null : { answer, hasFailed: false };
  }

  override render() {
    return this.state.hasFailed
      ? this.props.fallback(() => this.setState({ hasFailed: false }))
      : this.props.children;
  }
}
