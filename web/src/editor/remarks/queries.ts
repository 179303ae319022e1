// The readers' remarks on a draft, and what the owner does with them. One list for all screens: the landing counts it, the
// editors show each remark beside what it is about.
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api, dataOf, type Schemas } from "../../api/client";
import type { SectionName } from "../../contract/types.gen";
import { reviewWords } from "../../i18n/reviews";
import { toastError } from "../../ui/notices/Toasts";

export type Remark = Schemas["RemarkOut"];
type Marks = Schemas["RemarkMarks"];

const none: readonly Remark[] = [];

export const remarksQuery = queryOptions({
  queryKey: ["remarks"],
  queryFn: async () => (await dataOf(api.GET("/api/site/remarks"))).remarks,
});

/** Those that are to be read: what looks like spam stands apart, on the screen of the links. */
export function useRemarks(section?: SectionName): readonly Remark[] {
  const { data = none } = useQuery(remarksQuery);
  return data.filter((remark) => !remark.isSpam && (!section || remark.section === section));
}

export function useMarkRemark() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, marks }: { id: string; marks: Marks }) =>
      dataOf(api.PATCH("/api/site/remarks/{remark_id}", { params: { path: { remark_id: id } }, body: marks })),
    onSuccess: (marked) =>
      client.setQueryData(remarksQuery.queryKey, (old) =>
        old?.map((remark) => (remark.id === marked.id ? marked : remark)),
      ),
    onError: () => toastError(reviewWords.failed),
  });
}

export function useDeleteRemark() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.DELETE("/api/site/remarks/{remark_id}", { params: { path: { remark_id: id } } }),
    onSuccess: (_answer, id) =>
      client.setQueryData(remarksQuery.queryKey, (old) => old?.filter((remark) => remark.id !== id)),
    onError: () => toastError(reviewWords.failed),
  });
}
