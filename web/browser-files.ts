// The list of the browser's files of one language, which the handler reads beside its own, English ones.
// @ts-expect-error React Router declares only its whole build, which would bring every screen along.
export { default } from 'virtual:react-router/server-manifest'
