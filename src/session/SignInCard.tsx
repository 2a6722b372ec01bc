export function SignInCard({ title }: { title: string }) {
  return <h1>{title}</h1>;
}
